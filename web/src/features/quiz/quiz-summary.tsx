import { Check, CircleDashed, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { type Attempt, isAnswered, unanswered } from './attempt.ts';
import { plainPrompt } from './plain-prompt.ts';
import { inPlace } from './question-view.tsx';
import panel from './quiz-panel.module.css';
import styles from './quiz-summary.module.css';
import { useFocusOnMount } from './use-focus-on-mount.ts';

interface QuizSummaryProps {
  quiz: Pick<Quiz, 'questions'>;
  attempt: Attempt;
  isSubmitting: boolean;
  /** Why the answers could not be submitted. */
  failure?: string | undefined;
  /** Whether the time limit has ended the attempt. */
  isTimeUp?: boolean;
  /** Opens a question, by index from 0. */
  onOpen: (index: number) => void;
  onSubmit: () => void;
  /** Renders the buttons in their place; below the list by default. */
  place?: ((buttons: ReactNode) => ReactNode) | undefined;
}

/** Overview before submitting: answered, skipped and marked questions. */
export const QuizSummary = (props: QuizSummaryProps) => {
  const { quiz, attempt, isSubmitting, failure, isTimeUp, onOpen, onSubmit, place = inPlace } = props;
  const heading = useFocusOnMount();
  const missing = unanswered(quiz, attempt).length;
  return (
    <section className={`stack-24 ${panel.panel}`} aria-labelledby="summary-title">
      <h2 id="summary-title" ref={heading} tabIndex={-1} className="title">
        {isTimeUp ? 'Time is up' : 'Review before you submit'}
      </h2>
      <p className="muted">
        {isTimeUp && 'Your answers are saved. Submit them now. '}
        {missing === 0
          ? 'Every question has an answer.'
          : `${formatCount(missing, 'question')} without an answer. Unanswered questions count as incorrect.`}
      </p>
      <ol className="line-above">
        {quiz.questions.map((question, index) => {
          const hasAnswer = isAnswered(attempt.answers[question.id]);
          const isMarked = attempt.marked.includes(question.id);
          return (
            <li key={question.id}>
              <button
                type="button"
                className={`grid-12 align-center text-start full line-below hoverable ${styles.row}`}
                onClick={() => onOpen(index)}
              >
                <span className="mono small-size text-centered">{index + 1}</span>
                <span className="two-lines">{plainPrompt(question.prompt)}</span>
                <span className={`cluster-4 small end ${hasAnswer ? 'accent' : 'muted'}`}>
                  {isMarked && (
                    <span className="row-4 award">
                      <Flag size={16} fill="currentColor" aria-hidden /> Marked
                    </span>
                  )}
                  {hasAnswer ? (
                    <>
                      <Check size={16} strokeWidth={2} aria-hidden /> Answered
                    </>
                  ) : (
                    <>
                      <CircleDashed size={16} strokeWidth={1.75} aria-hidden /> Not answered
                    </>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {place(
        <div className="stack-8 fill">
          <ActionFailure>{failure}</ActionFailure>
          <div className="row-12 between">
            <Button onClick={() => onOpen(quiz.questions.length - 1)}>Back</Button>
            <Button variant="primary" busy={isSubmitting} onClick={onSubmit}>
              Submit answers
            </Button>
          </div>
        </div>,
      )}
    </section>
  );
};
