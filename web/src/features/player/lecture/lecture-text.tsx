import { ExternalLink } from 'lucide-react';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { useInternalLinks } from '#web/src/lib/use-internal-links.ts';
import { Markdown } from '#web/src/ui/markdown/markdown.tsx';
import styles from './lecture-text.module.css';

/** Text of a lecture, with its resources. */
export const LectureText = ({ lecture: { body, resources = [] } }: { lecture: LearnerLecture }) => {
  const openInternalLinks = useInternalLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div className={styles.text} onClick={openInternalLinks}>
      {body && <Markdown text={body} />}
      {resources.length > 0 && (
        <section className={styles.resources} aria-label="Resources">
          <h2 className={styles.heading}>Resources</h2>
          <ul className={styles.list}>
            {resources.map(({ title, url }) => (
              <li key={url}>
                <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
                  <ExternalLink size={18} strokeWidth={1.75} aria-hidden />
                  <span>{title}</span>
                  <span className={styles.host}>
                    {URL.canParse(url, location.href) && new URL(url, location.href).host}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
