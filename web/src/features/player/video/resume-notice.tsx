import { formatTimestamp } from '../../../lib/format.ts';
import styles from './resume-notice.module.css';

interface ResumeNoticeProps {
  /** Where the video continues; undefined when there is nothing to say. */
  seconds: number | undefined;
  onStartOver: () => void;
}

/** Says inside the player that it continues where the learner left off, and offers the beginning. */
export const ResumeNotice = ({ seconds, onStartOver }: ResumeNoticeProps) => (
  <div className={styles.container} role="status">
    {seconds !== undefined && (
      <div className={styles.notice} data-resumed>
        Continued at {formatTimestamp(seconds)}
        <button type="button" className={styles.action} onClick={onStartOver}>
          Start over
        </button>
      </div>
    )}
  </div>
);
