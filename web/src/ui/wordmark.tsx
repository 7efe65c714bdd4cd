import { brand } from '#contract/brand.ts';
import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

/** The brand's mark, a one and a zero. */
export const BrandMark = ({ large }: { large?: boolean }) => (
  <svg className={classNames('fixed', styles.mark, large && styles.large)} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="9" className="fill-accent" />
    <path d="M7.5 8h4v16h-4z" className={styles.ink} />
    <circle cx="20" cy="16" r="6" className={`unfilled ${styles.ring}`} strokeWidth="4" />
  </svg>
);

/** The brand's mark with its name. */
export const Wordmark = () => (
  <span className={`inline align-center primary ${styles.wordmark}`}>
    <BrandMark />
    {brand.name}
  </span>
);
