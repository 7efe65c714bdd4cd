import { Check, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { useInternalLinks } from '#web/src/lib/use-internal-links.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { type CourseSource, linkTo } from '../course-source.ts';
import type { OutlineEntry } from '../outline.ts';
import { LessonMarkdown } from '../reading/lesson-markdown.tsx';
import { lessonTextId } from '../reading/lesson-text-id.ts';
import styles from './lecture-text.module.css';

interface LectureTextProps {
  courseId: string;
  lecture: LearnerLecture;
  /** Shown between the text and the resources. */
  children: ReactNode;
}

/** Text of a lecture, with its resources. */
export const LectureText = ({ courseId, lecture, children }: LectureTextProps) => {
  const { id, body, resources = [] } = lecture;
  const openInternalLinks = useInternalLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div id={lessonTextId} className="stack-32 one-column text-width" onClick={openInternalLinks}>
      {body && <LessonMarkdown key={id} courseId={courseId} text={body} />}
      {children}
      {resources.length > 0 && (
        <section className="stack-8" aria-label="Resources">
          <h2 className="title">Resources</h2>
          <ul className="rows">
            {resources.map(({ title, url }) => (
              <li key={url}>
                <a
                  className={`grid-12 primary undecorated align-center padded-block-8 row-height ${styles.link}`}
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <ExternalLink className="muted" size={18} strokeWidth={1.75} aria-hidden />
                  <span>{title}</span>
                  <span className={`mono ${styles.host}`}>
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

interface ReadingEndProps {
  source: CourseSource;
  next: OutlineEntry | undefined;
  isDone: boolean;
  isMarking: boolean;
  /** Another action of the lecture is primary. */
  isSecondary: boolean;
  /** Resolves to whether the lecture was marked. */
  onMark: () => Promise<boolean>;
}

/** End of a text: marks it as read and links to the next lecture. */
export const ReadingEnd = ({ source, next, isDone, isMarking, isSecondary, onMark }: ReadingEndProps) => {
  const navigate = useNavigate();
  const to = linkTo(source, next);
  const replace = source.replacesHistory;
  const markAndGo = async () => {
    if ((await onMark()) && to) navigate(to, { replace });
  };
  if (isDone && !to) return null;
  return (
    <div className={`cluster-12 between text-width line-above above-48 ${styles.end}`}>
      {next && to && <p className="muted">Up next: {next.lecture.title}</p>}
      {isDone && to ? (
        <ButtonLink to={to} replace={replace}>
          Next lesson
        </ButtonLink>
      ) : (
        <Button
          variant={isSecondary ? 'secondary' : 'primary'}
          busy={isMarking}
          icon={<Check size={18} strokeWidth={2} aria-hidden />}
          onClick={markAndGo}
        >
          {to ? 'Mark complete and continue' : 'Mark complete'}
        </Button>
      )}
    </div>
  );
};
