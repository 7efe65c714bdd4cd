import type { ReactNode } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { Badge } from '#web/src/ui/badge.tsx';
import { Button } from '#web/src/ui/button.tsx';
import panel from './quiz-panel.module.css';
import styles from './quiz-start.module.css';

interface QuizStartProps {
  quiz: Quiz;
  onStart: () => void;
  /** Reads the quiz again. */
  onRefresh: () => void;
  nextLink: ReactNode;
}

const attemptsText = ({ attemptsAllowed, attemptsUsed }: Quiz) => {
  if (attemptsAllowed === null) return attemptsUsed === 0 ? 'No limit' : `${attemptsUsed} so far, no limit`;
  return `${attemptsUsed} of ${attemptsAllowed} used`;
};

/** Start screen of a quiz. */
export const QuizStart = ({ quiz, onStart, onRefresh, nextLink }: QuizStartProps) => {
  const { best, attemptsAllowed, attemptsUsed, nextAttemptAt, poolSize } = quiz;
  const isExhausted = attemptsAllowed !== null && attemptsUsed >= attemptsAllowed;
  const details = [
    { name: 'Questions', value: poolSize ? `${quiz.questions.length} of ${poolSize}` : `${quiz.questions.length}` },
    { name: 'To pass', value: `${quiz.passMark}%` },
    { name: 'Attempts', value: attemptsText(quiz) },
    ...(best ? [{ name: 'Best result', value: `${best.score}%` }] : []),
  ];
  return (
    <section className={`stack-24 ${panel.panel}`} aria-label="About this quiz">
      <dl className={`grid ${styles.metadata}`}>
        {details.map(({ name, value }) => (
          <div key={name} className={`stack-4 ${styles.detail}`}>
            <dt className="label muted">{name}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {isExhausted && !best?.passed
          ? 'You have used all attempts. Ask the instructor if you need another.'
          : 'One question at a time. You can change your answers until you submit.'}
        {!isExhausted && poolSize !== undefined && ' Each attempt draws other questions.'}
      </p>
      {nextAttemptAt && <p>You can try again on {formatDateTime(nextAttemptAt)}.</p>}
      <div className="cluster-12 between">
        {nextAttemptAt && <Button onClick={onRefresh}>Check again</Button>}
        {!isExhausted && !nextAttemptAt && (
          <Button variant={best?.passed ? 'secondary' : 'primary'} size="large" onClick={onStart}>
            {attemptsUsed === 0 ? 'Start quiz' : 'Try again'}
          </Button>
        )}
        {best?.passed && (
          <>
            <Badge tone="accent">Passed</Badge>
            {nextLink}
          </>
        )}
      </div>
    </section>
  );
};
