import { Play } from 'lucide-react';
import { Cover } from '#web/src/ui/cover/cover.tsx';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import styles from './course-preview.module.css';

interface PreviewPosterProps {
  courseId: string;
  title: string;
  /** E.g. `0:58`. */
  length: string;
  isPreparing: boolean;
  onPlay: () => void;
}

/** Poster of the preview: the course's artwork with a play button. */
export const PreviewPoster = ({ courseId, title, length, isPreparing, onPlay }: PreviewPosterProps) => (
  <button type="button" className={styles.poster} onClick={onPlay}>
    <Cover id={courseId} className={styles.cover} />
    <span className={styles.play} aria-hidden>
      {isPreparing ? <Spinner size={28} /> : <Play className={styles.triangle} size={28} strokeWidth={1.75} />}
    </span>
    <span className={styles.caption}>
      <span className={styles.label}>
        <VisuallyHidden>Play the </VisuallyHidden>
        Preview
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.length}>{length}</span>
    </span>
  </button>
);
