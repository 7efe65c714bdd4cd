import { Copy, Hourglass, Lock, RotateCcw, ThumbsDown, ThumbsUp, TriangleAlert } from 'lucide-react';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import type { AnswerMark } from '#contract/schemas/assistant.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { RequestId } from '#web/src/ui/error-panel.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { copyText } from '#web/src/ui/toasts/copy-text.ts';
import styles from './answer.module.css';
import { InlineText } from './claim-text.tsx';
import { answerText, type Exchange, type Failure } from './exchange.ts';
import { QuotedAnswer } from './quoted-answer.tsx';
import { type AskLocation, SourceButton } from './source-button.tsx';
import { WrittenAnswer } from './written-answer.tsx';

/** Explains why the answer failed and what to do about it. */
const AskFailure = ({ failure, onRetry }: { failure: Failure; onRetry?: (() => void) | undefined }) => {
  const { kind, text, error, retryAfter, requestId } = failure;
  const isLimit = kind === 'limit';
  const Icon = isLimit ? Hourglass : TriangleAlert;
  return (
    <div className="cluster-12 align-start surface padded-16 rounded">
      <Icon className={`fixed ${isLimit ? 'award' : 'danger'}`} size={20} strokeWidth={1.75} aria-hidden />
      <div className={`stack-4 ${styles.reason}`}>
        <p className="strong">{isLimit ? 'Too many questions' : text}</p>
        {isLimit && (
          <p className="note">
            {text} {retryAfter !== undefined && `You can ask again in ${formatWaitTime(retryAfter)}. `}
            Your lessons are not affected.
          </p>
        )}
        {error !== undefined && (
          <>
            <p className="muted">Nothing is lost. Try again in a moment.</p>
            <details className="note">
              <summary className="underlined">Details for support</summary>
              <p>{error}</p>
            </details>
          </>
        )}
        <RequestId id={requestId} />
      </div>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
};

const copyAnswer = (exchange: Exchange): Promise<void> =>
  copyText(answerText(exchange), { copied: 'Answer copied.', failed: 'The answer could not be copied.' });

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
    <p className="cluster-8 sunken padded-12-16">
      <Lock size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.reason}>
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

const marks = [
  { value: 'helpful', label: 'Helpful', Icon: ThumbsUp },
  { value: 'not-helpful', label: 'Not helpful', Icon: ThumbsDown },
] as const;

/** Two buttons that say whether the answer helped; pressing the active one again removes the mark. */
const Marks = ({ mark = 'none', onMark }: { mark: AnswerMark | undefined; onMark: (mark: AnswerMark) => void }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are two buttons.
  <div className={`row-4 ${styles.marks}`} role="group" aria-label="Was this answer helpful?">
    <span className="note">Was this helpful?</span>
    {marks.map(({ value, label, Icon }) => (
      <IconButton
        key={value}
        label={label}
        icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
        aria-pressed={mark === value}
        onClick={() => onMark(mark === value ? 'none' : value)}
      />
    ))}
  </div>
);

interface AnswerProps {
  exchange: Exchange;
  location: AskLocation;
  /** Asks the same question again; only set on the last answer. */
  onRetry?: (() => void) | undefined;
  onMark: (mark: AnswerMark) => void;
  /** Hands the conversation to a person; only set on the last answer. */
  onAskPerson?: (() => void) | undefined;
}

/**
 * Shows one question with its answer: quoted passages or a model's sentences, matching locked lectures, or why there is
 * no answer.
 */
export const Answer = ({ exchange, location, onRetry, onAskPerson, onMark }: AnswerProps) => {
  const { question, claims, sources, locked, remark, notice, isNotCovered, status, mode, failure } = exchange;
  const nearbySources = sources.filter(({ role }) => role === 'nearby');
  const nearbyLabel = nearbySources.every(({ source }) => source.kind === 'page') ? 'nearest pages' : 'nearest moments';
  const isWaiting = status === 'waiting';
  return (
    <article className="stack-12 shrink">
      <h2 className={`plain-heading body break-anywhere ${styles.question}`}>{question}</h2>
      {remark !== undefined && (
        <p className="muted break-anywhere">
          <InlineText text={remark} />
        </p>
      )}
      {claims.length > 0 &&
        (mode === 'extracts' ? (
          <QuotedAnswer {...{ exchange, location }} />
        ) : (
          <WrittenAnswer {...{ exchange, location }} />
        ))}
      {isWaiting && claims.length === 0 && remark === undefined && <p className="muted">Searching…</p>}
      {notice && <p className="muted">{notice}</p>}
      {locked.map((lecture) => (
        <LockedLecture key={lecture.lectureId} {...{ lecture, location }} />
      ))}
      {nearbySources.length > 0 && (
        <div className="stack-8">
          <p className="muted">The {nearbyLabel}:</p>
          <ul className="cluster-8" aria-label={`The ${nearbyLabel}`}>
            {nearbySources.map(({ id, source }) => (
              <li key={id} className="shrink">
                <SourceButton {...{ source, location }} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {status === 'stopped' && <p className="muted">You stopped the answer.</p>}
      {failure && <AskFailure failure={failure} onRetry={onRetry} />}
      {!isWaiting && !failure && (
        <div className={`cluster-8 ${isNotCovered ? '' : styles.actions}`}>
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
          {isNotCovered && (
            <ButtonLink
              size="small"
              to={paths.courses({ search: question })}
              {...(location.onLeave && { onClick: location.onLeave })}
            >
              Search all courses
            </ButtonLink>
          )}
          {onRetry && !isNotCovered && (
            <Button variant="plain" size="small" icon={<RotateCcw size={14} aria-hidden />} onClick={onRetry}>
              Ask again
            </Button>
          )}
          {onAskPerson && (
            <ButtonLink size="small" variant="plain" to={paths.contact()} onClick={onAskPerson}>
              Ask a person
            </ButtonLink>
          )}
        </div>
      )}
      {exchange.receipt !== undefined && <Marks mark={exchange.mark} onMark={onMark} />}
    </article>
  );
};
