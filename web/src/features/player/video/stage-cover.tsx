import { coverBackground } from '#web/src/lib/cover-background.ts';
import styles from './video-stage.module.css';

/** Cover of the course over a video before it plays, as in the document (`learner-start.ts`). */
export const StageCover = ({ courseId }: { courseId: string }) => (
  <div className={`covering ${styles.cover}`} style={{ background: coverBackground(courseId) }} />
);

/** Placeholder of a video while its player loads. */
export const LoadingStage = ({ courseId }: { courseId: string }) => (
  <div className={`night ${styles.stage}`} aria-busy="true" data-poster>
    <div className={`relative ground-sunken ${styles.screen}`}>
      <StageCover courseId={courseId} />
    </div>
  </div>
);
