import { formatTimestamp } from '#web/src/lib/format.ts';
import styles from './resume-notice.module.css';

interface ResumeNoticeProps {
  /** Where the video resumes; undefined shows nothing. */
  seconds: number | undefined;
  onStartOver: () => void;
}

/** Says that the video resumes where the learner left off, and offers to start over. */
export const ResumeNotice = ({ seconds, onStartOver }: ResumeNoticeProps) => (
  <div className={`absolute flex align-center ${styles.container}`} role="status">
    {seconds !== undefined && (
      <div className={`row-8 numbers nowrap pill small-size bordered ${styles.notice}`} data-resumed>
        Resumed at {formatTimestamp(seconds)}
        <button type="button" className={`accent control-height ${styles.action}`} onClick={onStartOver}>
          Start over
        </button>
      </div>
    )}
  </div>
);
