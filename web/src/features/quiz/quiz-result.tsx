import type { ReactNode } from 'react';
import type { Quiz, QuizResult } from '#contract/schemas/quiz.ts';
import { formatCount, formatDateTime } from '#web/src/lib/format.ts';
import { useMediaQuery } from '#web/src/lib/use-media-query.ts';
import { ProgressRing } from '#web/src/ui/progress-ring.tsx';
import type { Attempt } from './attempt.ts';
import { AttemptButtons, retakeText } from './attempt-buttons.tsx';
import { QuestionVerdict, type TeachingLecture } from './question-verdict.tsx';
import panel from './quiz-panel.module.css';
import type { StartOptions } from './use-attempt.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface QuizResultViewProps {
  quiz: Quiz;
  attempt: Attempt;
  result: QuizResult;
  lectureOf: (lectureId: string) => TeachingLecture | undefined;
  /** Whether `quiz` already describes the next attempt. */
  isNextKnown: boolean;
  /** Starts another attempt; absent when none is left. */
  onRetake: ((options?: StartOptions) => void) | undefined;
  nextLink: ReactNode;
  place: (button: ReactNode) => ReactNode;
}

/** Result of the attempt, overall and per question. */
export const QuizResultView = (props: QuizResultViewProps) => {
  const { quiz, attempt, result, lectureOf, isNextKnown, onRetake, nextLink, place } = props;
  const opensAt = onRetake && isNextKnown ? quiz.nextAttemptAt : undefined;
  const isRevealed = result.questions.some(({ correctAnswer }) => correctAnswer !== undefined);
  const heading = useFocusOnMount();
  // On narrow screens the button is in the bar.
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { carried = 0 } = result;
  const correctCount = carried + result.questions.filter(({ isCorrect }) => isCorrect).length;
  const retake = onRetake && !opensAt && (
    <AttemptButtons
      partialRetake={isNextKnown ? quiz.partialRetake : undefined}
      label="Try again"
      isSecondary={result.passed}
      busy={!isNextKnown}
      onStart={onRetake}
      {...{ place }}
    />
  );
  return (
    <section className={`stack-24 ${panel.panel}`} aria-labelledby="result-title">
      <div className="row-24">
        <ProgressRing value={result.score} label="Score" size={72} isEarned={result.passed} threshold={quiz.passMark} />
        <div>
          <h2 id="result-title" ref={heading} tabIndex={-1} className="title">
            {result.passed ? 'Passed' : result.isLate ? 'Time ran out' : 'Not passed yet'}
          </h2>
          <p className="muted">
            {correctCount} of {formatCount(carried + result.questions.length, 'answer')} correct
            {carried > 0 && `, ${carried} of them in the previous attempt`}. {quiz.passMark}% is needed to pass.
          </p>
          {result.isLate && (
            <p className="muted">Your answers arrived after the time limit, so this attempt cannot pass.</p>
          )}
          {!isRevealed && (
            <p className="muted">
              Correct answers are shown once you pass{quiz.attemptsAllowed !== null && ' or have no attempts left'}.
            </p>
          )}
        </div>
      </div>
      <div className="cluster-12">
        {result.passed && nextLink}
        {retake}
        {opensAt && <p className="muted">You can try again on {formatDateTime(opensAt)}.</p>}
        {onRetake && quiz.attemptsAllowed !== null && !result.passed && (
          <p className="muted">{formatCount(quiz.attemptsAllowed - attempt.number, 'attempt')} left</p>
        )}
        {!result.passed && !onRetake && <p className="muted">You have no attempts left for this quiz.</p>}
      </div>
      {onRetake && isNextKnown && quiz.partialRetake && <p className="muted">{retakeText(quiz)}</p>}
      <ol className="line-above">
        {result.questions.map((verdict, index) => {
          const question = attempt.questions?.find(({ id }) => id === verdict.questionId);
          return (
            question && (
              <QuestionVerdict
                key={question.id}
                {...{ question, index, verdict }}
                answer={attempt.answers[question.id]}
                lecture={verdict.lectureId ? lectureOf(verdict.lectureId) : undefined}
              />
            )
          );
        })}
      </ol>
      {isWide && !result.passed && <div className="cluster-12">{retake}</div>}
    </section>
  );
};
