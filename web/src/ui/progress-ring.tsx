import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** Percentage from 0 to 100. */
  value: number;
  label: string;
  /** Pixels. */
  size?: number;
  /** Shows an achievement: in the award color, surrounded by dots. */
  isEarned?: boolean | undefined;
  /** Percentage that earns the achievement, marked on the ring; gray below it. */
  threshold?: number | undefined;
}

const radius = 16;
const circumference = 2 * Math.PI * radius;

/** A ring that fills clockwise, with the percentage inside. */
export const ProgressRing = ({ value, label, size = 44, isEarned, threshold }: ProgressRingProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  const stroke = isEarned ? 'stroke-award' : threshold === undefined ? 'stroke-accent' : 'stroke-strong';
  return (
    <svg
      className="fixed unfilled"
      strokeWidth="3"
      viewBox={isEarned ? '-4 -4 48 48' : '0 0 40 40'}
      width={size}
      height={size}
      role="img"
      aria-label={`${label}: ${percent}%`}
    >
      <circle cx="20" cy="20" r={radius} className="stroke-line" />
      <circle
        cx="20"
        cy="20"
        r={radius}
        className={stroke}
        strokeLinecap="round"
        strokeDasharray={`${(circumference * percent) / 100} ${circumference}`}
        transform="rotate(-90 20 20)"
        {...(percent === 0 && { visibility: 'hidden' })}
      />
      {threshold !== undefined && (
        <path d="M20 6.5V1" className="stroke-text" strokeWidth="2" transform={`rotate(${3.6 * threshold} 20 20)`} />
      )}
      {isEarned && (
        <circle
          cx="20"
          cy="20"
          r="21.5"
          pathLength="12"
          className="stroke-award"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeDasharray="0 1"
        />
      )}
      <text x="20" y="23.5" className={`fill-text ${styles.text}`} textAnchor="middle" aria-hidden>
        {percent}%
      </text>
    </svg>
  );
};
