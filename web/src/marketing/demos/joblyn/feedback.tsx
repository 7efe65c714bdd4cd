import { Minus, Check as Tick } from 'lucide-react';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import type { Check } from './checklist.ts';
import styles from './feedback.module.css';

/** The checklist, with advice for each missing point; before the first answer only the points. */
export const Feedback = ({ checks, isEmpty }: { checks: readonly Check[]; isEmpty: boolean }) => (
  <div className={styles.feedback}>
    <h4 className={styles.title}>
      {isEmpty ? 'What we check' : `${checks.filter(({ isMet }) => isMet).length} of ${checks.length} points`}
    </h4>
    <ul className={styles.list}>
      {checks.map(({ title, advice, isMet }) => (
        <li key={title} className={styles.point} data-met={(!isEmpty && isMet) || undefined}>
          {!isEmpty && isMet ? (
            <Tick size={18} strokeWidth={2} aria-hidden />
          ) : (
            <Minus size={18} strokeWidth={2} aria-hidden />
          )}
          <div>
            <p>
              {!isEmpty && <VisuallyHidden>{isMet ? 'Met: ' : 'Missing: '}</VisuallyHidden>}
              {title}
            </p>
            {!isEmpty && !isMet && <p className={styles.advice}>{advice}</p>}
          </div>
        </li>
      ))}
    </ul>
  </div>
);
