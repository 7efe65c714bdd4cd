import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { type TimeAllowance, timeAllowances } from '#contract/rules/quiz-time.ts';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatCount, formatDateTime } from '#web/src/lib/format.ts';
import { quizIntroduction } from '#web/src/lib/quiz-introduction.ts';
import { browserStorage } from '#web/src/lib/storage.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { AttemptButtons, retakeText } from './attempt-buttons.tsx';
import { FactRow } from './fact-row.tsx';
import type { TeachingLecture } from './question-verdict.tsx';
import { quizFacts } from './quiz-facts.ts';
import panel from './quiz-panel.module.css';
import { TimeBar } from './time-bar.tsx';
import { TimeChoice } from './time-choice.tsx';
import type { StartOptions } from './use-attempt.ts';

/** A lecture to read before the quiz. */
export interface QuizLecture extends TeachingLecture {
  isDone: boolean;
}

interface QuizStartProps {
  quiz: Quiz;
  isBusy: boolean;
  /** Why the attempt could not be started. */
  failure: string | undefined;
  /** Whether the time of the started attempt has run out. */
  isTimeUp: boolean;
  onStart: (options?: StartOptions) => void;
  /** Submits the started attempt as it is. */
  onFinish: () => void;
  /** Reads the quiz again. */
  onRefresh: () => void;
  nextLink: ReactNode;
  /** Expected minutes of the quiz; absent when its lecture does not say. */
  minutes: number | undefined;
  /** The lectures of its section. */
  lectures: readonly QuizLecture[];
  place: (button: ReactNode) => ReactNode;
}

/** The choice of the last attempt at a quiz with a time limit: who needs more time needs it every time. */
const timeStorage = browserStorage('quiz-time');

/** The lessons of the quiz's section, and which are done. Wide screens show them in the outline. */
const SectionLectures = ({ lectures }: { lectures: readonly QuizLecture[] }) => (
  <section className="stack-12 narrow-only" aria-labelledby="quiz-section">
    <h2 id="quiz-section" className="title">
      Lessons in this section
    </h2>
    <ul className="rows">
      {lectures.map(({ title, to, isDone }) => {
        const Icon = isDone ? CircleCheck : Circle;
        return (
          <li key={to}>
            <Link className="row-12 primary undecorated hover-text row-height" to={to}>
              <Icon className={`fixed ${isDone ? 'accent' : 'muted'}`} size={18} strokeWidth={1.75} aria-hidden />
              <VisuallyHidden>{isDone ? 'Completed: ' : 'Not completed: '}</VisuallyHidden>
              {title}
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

/** Start screen of a quiz. */
export const QuizStart = ({
  quiz,
  isBusy,
  failure,
  isTimeUp,
  onStart,
  onFinish,
  onRefresh,
  nextLink,
  minutes,
  lectures,
  place,
}: QuizStartProps) => {
  const { best, attemptsAllowed, attemptsUsed, nextAttemptAt, timeLimitMinutes, started } = quiz;
  const [time, setTime] = useState(
    () => timeAllowances.find((allowance) => allowance === timeStorage.read()) ?? 'standard',
  );
  const isExhausted = attemptsAllowed !== null && attemptsUsed >= attemptsAllowed;
  const isOpen = !isExhausted && !nextAttemptAt;
  const choosesTime = isOpen && timeLimitMinutes !== undefined && !started;
  const chooseTime = (chosen: TimeAllowance) => {
    timeStorage.write(chosen);
    setTime(chosen);
  };
  // A learner who has passed, or may not try again, needs no preparation.
  const unfinished = isOpen && !started && !best?.passed ? lectures.filter(({ isDone }) => !isDone) : [];
  const [first] = unfinished;
  const label = started ? 'Continue quiz' : attemptsUsed === 0 ? 'Start quiz' : 'Try again';
  const attemptButtons = (
    <AttemptButtons
      {...{ label, place }}
      partialRetake={quiz.partialRetake}
      isSecondary={best?.passed}
      busy={isBusy}
      onStart={(options) => onStart(choosesTime ? { time } : options)}
    />
  );
  return (
    <section className={`stack-24 ${panel.panel}`} aria-label="About this quiz">
      <p className="muted">{quizIntroduction(quiz, isTimeUp)}</p>
      <FactRow facts={quizFacts(quiz, minutes)} />
      {isOpen && quiz.partialRetake && <p className="muted">{retakeText(quiz)}</p>}
      {choosesTime && <TimeChoice {...{ timeLimitMinutes, time }} onTime={chooseTime} />}
      {isOpen && started?.endsAt && !isTimeUp && <TimeBar {...{ started, onRefresh }} onEnd={onRefresh} />}
      {nextAttemptAt && <p>You can try again on {formatDateTime(nextAttemptAt)}.</p>}
      {first && (
        <p className="muted any-width padded-12-16 rounded ground-sunken">
          {formatCount(unfinished.length, 'lesson')} of this section {unfinished.length === 1 ? 'is' : 'are'} not
          finished yet. Continue with <Link to={first.to}>{first.title}</Link>.
        </p>
      )}
      <ActionFailure>{failure}</ActionFailure>
      <div className="cluster-12">
        {best?.passed && nextLink}
        {nextAttemptAt && <Button onClick={onRefresh}>Check again</Button>}
        {isOpen &&
          (isTimeUp
            ? place(
                <Button variant="primary" busy={isBusy} onClick={onFinish}>
                  Finish attempt
                </Button>,
              )
            : attemptButtons)}
      </div>
      {first && <SectionLectures lectures={lectures} />}
    </section>
  );
};
