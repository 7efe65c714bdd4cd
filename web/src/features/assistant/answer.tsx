import { Copy, Hourglass, Lock, RotateCcw, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { formatWaitTime } from '#contract/rules/format-wait-time.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { isUpgradeSold } from '#web/src/lib/course-labels.ts';
import { formatDay } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { Button, ButtonLink } from '#web/src/ui/button.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import styles from './answer.module.css';
import { answerText, type Exchange, type Failure } from './exchange.ts';
import { type AskLocation, SourceButton } from './source-button.tsx';

const inlineMarkup = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** Renders `code` and **strong** in an answer. Shows everything else as plain text: no links, images or HTML. */
const AnswerText = ({ text }: { text: string }) => {
  const parts: { offset: number; code?: string; strong?: string; plain?: string }[] = [];
  let position = 0;
  for (const match of text.matchAll(inlineMarkup)) {
    const [whole, code, strong] = match;
    parts.push({ offset: position, plain: text.slice(position, match.index) });
    parts.push({ offset: match.index, ...(code === undefined ? { strong: strong ?? '' } : { code }) });
    position = match.index + whole.length;
  }
  parts.push({ offset: position, plain: text.slice(position) });
  return parts.map(({ offset, code, strong, plain }) => {
    const key = `${offset}-${plain === undefined}`;
    if (code !== undefined) return <code key={key}>{code}</code>;
    if (strong !== undefined) return <strong key={key}>{strong}</strong>;
    return <Fragment key={key}>{plain}</Fragment>;
  });
};

/** Explains why the answer failed and what to do about it. */
const AskFailure = ({ failure, onRetry }: { failure: Failure; onRetry?: (() => void) | undefined }) => {
  const { kind, text, retryAfter } = failure;
  const isLimit = kind === 'limit';
  const Icon = isLimit ? Hourglass : TriangleAlert;
  return (
    <div className={`cluster-12 align-start surface padded-16 ${styles.failure}`}>
      <Icon className={`fixed ${isLimit ? 'award' : 'danger'}`} size={20} strokeWidth={1.75} aria-hidden />
      <div className={`stack-4 ${styles.reason}`}>
        <p className="strong">{isLimit ? 'Too many questions' : text}</p>
        {isLimit && (
          <p className="note">
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
    <p className={`cluster-8 sunken ${styles.locked}`}>
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
    <article className="stack-12 shrink">
      <h2 className={`break-anywhere ${styles.question}`}>{exchange.question}</h2>
      {claims.map((claim) => (
        <div key={claim.text} className="stack-8">
          <p className={`break-anywhere ${styles.text}`}>
            <AnswerText text={claim.text} />
          </p>
          <ul className="cluster-8" aria-label="Sources">
            {sources
              .filter(({ id }) => claim.sources.includes(id))
              .map(({ id, source }) => (
                <li key={id} className="shrink">
                  <SourceButton {...{ source, location }} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {isWaiting && claims.length === 0 && <p className="muted">Searching…</p>}
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
        <div className={`cluster-8 ${styles.actions}`}>
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
