import { Hourglass, TriangleAlert } from 'lucide-react';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import { Button } from '#web/src/ui/button.tsx';
import styles from './ask-failure.module.css';
import type { Failure } from './exchange.ts';

/** Explains why the answer failed and what to do about it. */
export const AskFailure = ({ failure, onRetry }: { failure: Failure; onRetry?: (() => void) | undefined }) => {
  const { kind, text, retryAfter } = failure;
  const isLimit = kind === 'limit';
  const Icon = isLimit ? Hourglass : TriangleAlert;
  return (
    <div className={styles.card} data-kind={kind}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div className={styles.copy}>
        <p className={styles.title}>{isLimit ? 'Too many questions' : text}</p>
        {isLimit && (
          <p className={styles.text}>
            {text} {retryAfter !== undefined && `You can ask again in ${formatWaitTime(retryAfter)}. `}
            Your lessons are not affected.
          </p>
        )}
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
};
