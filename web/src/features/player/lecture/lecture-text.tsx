import { Check, ChevronDown, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { useInternalLinks } from '#web/src/lib/use-internal-links.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { type CourseSource, linkTo } from '../course-source.ts';
import type { OutlineEntry } from '../outline.ts';
import { splitAtCode } from '../reading/folded-parts.ts';
import { LessonMarkdown } from '../reading/lesson-markdown.tsx';
import { lessonTextId } from '../reading/lesson-text-id.ts';
import styles from './lecture-text.module.css';
import { NotebookPreview } from './notebook-preview.tsx';

interface LectureTextProps {
  courseId: string;
  lecture: LearnerLecture;
  isDone: boolean;
  /** Shown between the text and the resources. */
  children: ReactNode;
}

/** Text of a lecture, with its resources. */
export const LectureText = ({ courseId, lecture, isDone, children }: LectureTextProps) => {
  const { id, body = '', contentType, resources = [] } = lecture;
  const folds = !isDone;
  // The notebook has the whole text, with runnable code; this page shows the task, up to the code.
  const { text, code, rest } = contentType === 'notebook' ? splitAtCode(body) : { text: body, code: '', rest: '' };
  const openInternalLinks = useInternalLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div id={lessonTextId} className={`stack-32 one-column text-width ${styles.text}`} onClick={openInternalLinks}>
      {text && <LessonMarkdown key={id} {...{ courseId, folds, text }} lectureId={id} />}
      {code && <NotebookPreview code={code} />}
      {rest && (
        <details className="line-above">
          <summary className="row-16 between strong row-height">
            Read on without running the code
            <ChevronDown className="fixed muted chevron" size={20} strokeWidth={1.75} aria-hidden />
          </summary>
          <div className="padded-block-24">
            <LessonMarkdown key={id} {...{ courseId, folds }} lectureId={id} text={rest} />
          </div>
        </details>
      )}
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
  isMarking: boolean;
  /** Another action of the lecture is primary. */
  isSecondary: boolean;
  /** Fills its container instead of the width of text. */
  isWide: boolean;
  /** Resolves to whether the lecture was marked; absent when it is done, or completed another way. */
  onMark: (() => Promise<boolean>) | undefined;
}

/** End of a lecture: marks it, unless it is completed another way, and links to the next one. */
export const ReadingEnd = ({ source, next, isMarking, isSecondary, isWide, onMark }: ReadingEndProps) => {
  const navigate = useNavigate();
  const to = linkTo(source, next);
  const replace = source.replacesHistory;
  const markAndGo = async () => {
    if ((await onMark?.()) && to) navigate(to, { replace });
  };
  if (!onMark && !to) return null;
  return (
    <div className={`cluster-12 between ${isWide ? '' : 'text-width'} line-above above-48 ${styles.end}`}>
      {next && to && <p className={`muted any-width ${styles.next}`}>Up next: {next.lecture.title}</p>}
      {onMark ? (
        <Button
          variant={isSecondary ? 'secondary' : 'primary'}
          busy={isMarking}
          icon={<Check size={18} strokeWidth={2} aria-hidden />}
          onClick={markAndGo}
        >
          {to ? 'Mark complete and continue' : 'Mark complete'}
        </Button>
      ) : (
        to && (
          <ButtonLink to={to} replace={replace}>
            Next lesson
          </ButtonLink>
        )
      )}
    </div>
  );
};
