import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Percentage from 0 to 100. */
  value: number;
  /** Accessible name, e.g. the course's title. */
  label: string;
  /** Shows `62%` after the bar. */
  withText?: boolean;
}

/** A 4 px bar. */
export const ProgressBar = ({ value, label, withText }: ProgressBarProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="row-12">
      <progress className={`fill clipped pill ${styles.bar}`} value={percent} max={100} aria-label={label} />
      {withText && (
        <span className={`muted numbers small-size ${styles.text}`} aria-hidden>
          {percent}%
        </span>
      )}
    </div>
  );
};
