import { type ReactNode, useState } from 'react';
import { type TimeAllowance, timeAllowances } from '#contract/rules/quiz-time.ts';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatDateTime } from '#web/src/lib/format.ts';
import { browserStorage } from '#web/src/lib/storage.ts';
import { ActionFailure } from '#web/src/ui/action-failure.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { AttemptButtons, retakeText } from './attempt-buttons.tsx';
import { isQuizOpen, type QuizLecture, QuizOverview } from './quiz-overview.tsx';
import panel from './quiz-panel.module.css';
import { TimeBar } from './time-bar.tsx';
import { TimeChoice } from './time-choice.tsx';
import type { StartOptions } from './use-attempt.ts';

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

/** The time allowance chosen last, because learners who need more time need it in every quiz. */
const timeStorage = browserStorage('quiz-time');

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
  const { best, attemptsUsed, nextAttemptAt, timeLimitMinutes, started } = quiz;
  const [time, setTime] = useState(
    () => timeAllowances.find((allowance) => allowance === timeStorage.read()) ?? 'standard',
  );
  const isOpen = isQuizOpen(quiz);
  const choosesTime = isOpen && timeLimitMinutes !== undefined && !started;
  const chooseTime = (chosen: TimeAllowance) => {
    timeStorage.write(chosen);
    setTime(chosen);
  };
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
  const buttons = (
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
  );
  return (
    <section className={`stack-24 ${panel.panel}`} aria-label="About this quiz">
      <QuizOverview {...{ quiz, isTimeUp, minutes, lectures }} action={buttons}>
        {isOpen && quiz.partialRetake && <p className="muted">{retakeText(quiz)}</p>}
        {choosesTime && <TimeChoice {...{ timeLimitMinutes, time }} onTime={chooseTime} />}
        {isOpen && started?.endsAt && !isTimeUp && <TimeBar {...{ started, onRefresh }} onEnd={onRefresh} />}
        {nextAttemptAt && <p>You can try again on {formatDateTime(nextAttemptAt)}.</p>}
        <ActionFailure>{failure}</ActionFailure>
      </QuizOverview>
    </section>
  );
};
