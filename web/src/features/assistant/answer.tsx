import { Copy, Lock, RotateCcw } from 'lucide-react';
import { useOperation } from '#web/src/api/use-operation.ts';
import { isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import styles from './answer.module.css';
import { AnswerText } from './answer-text.tsx';
import { AskFailure } from './ask-failure.tsx';
import { answerText, type Exchange } from './exchange.ts';
import { type AskLocation, SourceButton } from './source-button.tsx';

const copyAnswer = async (exchange: Exchange): Promise<void> => {
  try {
    await navigator.clipboard.writeText(answerText(exchange));
    notify.success('Answer copied.');
  } catch {
    notify.error('The answer could not be copied.');
  }
};

const LockedLecture = ({ lecture, location }: { lecture: Exchange['locked'][number]; location: AskLocation }) => {
  const { title, requiresUpgrade, unlocksAt } = lecture;
  const courseId = requiresUpgrade ? location.insideCourse : undefined;
  const { data: course } = useOperation('getCourse', courseId ? { params: { courseId } } : null);
  const availability = unlocksAt
    ? `opens for you on ${formatDay(unlocksAt)}.`
    : requiresUpgrade
      ? 'opens with Premium.'
      : location.insideCourse
        ? 'is not open yet.'
        : 'is part of the course.';
  return (
    <p className={styles.locked}>
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>{title}</strong> {availability}
      </span>
      {courseId && course && isUpgradeSold(course) && (
        <ButtonLink size="small" to={paths.upgrade(courseId)}>
          Upgrade
        </ButtonLink>
      )}
    </p>
  );
};

interface AnswerProps {
  exchange: Exchange;
  location: AskLocation;
  /** Asks the same question again; only set on the last answer. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shows one question with its answer: claims with their sources, matching locked lectures, or why there is no answer.
 */
export const Answer = ({ exchange, location, onRetry }: AnswerProps) => {
  const { claims, sources, locked, notice, status, failure } = exchange;
  const nearbySources = sources.filter(({ role }) => role === 'nearby');
  const nearbyLabel = nearbySources.every(({ source }) => source.kind === 'page') ? 'nearest pages' : 'nearest moments';
  const isWaiting = status === 'waiting';
  return (
    <article className={styles.exchange}>
      <h2 className={styles.question}>{exchange.question}</h2>
      {claims.map((claim) => (
        <div key={claim.text} className={styles.claim}>
          <p className={styles.text}>
            <AnswerText text={claim.text} />
          </p>
          <ul className={styles.sources} aria-label="Sources">
            {sources
              .filter(({ id }) => claim.sources.includes(id))
              .map(({ id, source }) => (
                <li key={id}>
                  <SourceButton {...{ source, location }} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {isWaiting && claims.length === 0 && <p className={styles.note}>Searching…</p>}
      {notice && <p className={styles.note}>{notice}</p>}
      {locked.map((lecture) => (
        <LockedLecture key={lecture.lectureId} {...{ lecture, location }} />
      ))}
      {nearbySources.length > 0 && (
        <div className={styles.claim}>
          <p className={styles.note}>The {nearbyLabel}:</p>
          <ul className={styles.sources} aria-label={`The ${nearbyLabel}`}>
            {nearbySources.map(({ id, source }) => (
              <li key={id}>
                <SourceButton {...{ source, location }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {status === 'stopped' && <p className={styles.note}>You stopped the answer.</p>}
      {failure && <AskFailure failure={failure} onRetry={onRetry} />}
      {!isWaiting && !failure && (
        <div className={styles.actions}>
          {notice && !location.insideCourse && (
            <ButtonLink size="small" variant="plain" to={paths.contact()}>
              Contact us
            </ButtonLink>
          )}
          {claims.length > 0 && (
            <Button
              variant="plain"
              size="small"
              icon={<Copy size={14} aria-hidden />}
              onClick={() => void copyAnswer(exchange)}
            >
              Copy
            </Button>
          )}
          {onRetry && (
            <Button variant="plain" size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={onRetry}>
              Ask again
            </Button>
          )}
        </div>
      )}
    </article>
  );
};
