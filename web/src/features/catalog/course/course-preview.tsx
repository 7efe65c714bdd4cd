import { Play } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-preview.module.css';

interface PreviewTitleProps {
  /** Label above the title, e.g. `Preview`. */
  kind: string;
  title: string;
  /** E.g. `0:58`. */
  length: string;
}

const PreviewTitle = ({ kind, title, length }: PreviewTitleProps) => (
  <span className="fill">
    <span className="row-8 accent">
      {kind} <span className="mono">{length}</span>
    </span>
    <span className="block body strong">{title}</span>
  </span>
);

interface PreviewPosterProps extends PreviewTitleProps {
  courseId: string;
  isPreparing: boolean;
  onPlay: () => void;
}

/** Poster of the preview: the course's artwork above a line with a play button, as high as the player's controls. */
const PreviewPoster = ({ courseId, isPreparing, onPlay, ...title }: PreviewPosterProps) => (
  <button type="button" className={`full text-start zoom focus-inset ${styles.poster}`} onClick={onPlay}>
    <span className="block clipped">
      <Cover id={courseId} className="zoom-image" />
    </span>
    <span className={`row-16 small ${styles.caption}`}>
      <span className={`centered fixed pill solid ${styles.play}`} aria-hidden>
        {isPreparing ? <Spinner size={24} /> : <Play className={styles.triangle} size={24} strokeWidth={1.75} />}
      </span>
      <VisuallyHidden>Play the </VisuallyHidden>
      <PreviewTitle {...title} />
    </span>
  </button>
);

/** Props of the player that the page provides for a course's preview. */
export interface PreviewProps {
  courseId: string;
  preview: NonNullable<CourseDetail['preview']>;
  /** In seconds. */
  duration: number;
  /** Fetches the course again to get a fresh signed URL. */
  onRefetch: () => Promise<CourseDetail | undefined>;
}

/** Returns the length of a course's preview in seconds. */
export const previewDuration = ({ sections, preview }: CourseDetail): number =>
  sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === preview?.lectureId)?.duration ?? 0;

interface CoursePreviewProps extends PreviewProps {
  kind?: string;
  /** Starts playing once it renders; its code may load only then. */
  Player: ComponentType<PreviewProps>;
}

/** Plays the preview lecture in place of its poster. */
export const CoursePreview = ({ Player, kind = 'Preview', ...preview }: CoursePreviewProps) => {
  const [isPlaying, setPlaying] = useState(false);
  const { courseId, duration } = preview;
  const title = { kind, title: preview.preview.title, length: formatTimestamp(duration) };
  const poster = <PreviewPoster {...{ courseId, ...title }} isPreparing={isPlaying} onPlay={() => setPlaying(true)} />;
  return (
    <section id="preview" className={`relative primary ground-surface ${styles.frame}`} aria-label={kind}>
      {isPlaying ? (
        <Suspense fallback={poster}>
          <Player {...preview} />
        </Suspense>
      ) : (
        poster
      )}
    </section>
  );
};
