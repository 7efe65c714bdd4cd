import { type ReactNode, Suspense, useState } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { PictureUrls } from '#web/src/api/picture-urls.tsx';
import { useOperation } from '#web/src/api/use-operation.ts';
import { paths } from '#web/src/lib/paths.ts';
import { userFacingReason } from '#web/src/lib/user-facing-reason.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import { announce } from '#web/src/ui/live-region.tsx';
import { questionsOf } from './attempt.ts';
import { AttemptQuestion } from './attempt-question.tsx';
import type { TeachingLecture } from './question-verdict.tsx';
import type { QuizLecture } from './quiz-overview.tsx';
import styles from './quiz-panel.module.css';
import { QuizStart } from './quiz-start.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { TimeBar } from './time-bar.tsx';
import { useAttempt } from './use-attempt.ts';

const QuizResultView = lazyPart(() => import('./quiz-result.tsx'), 'QuizResultView');

interface QuizPanelProps {
  courseId: string;
  quizId: string;
  /** Returns the lecture that teaches a question. */
  lectureOf: (lectureId: string) => TeachingLecture | undefined;
  onPassed: () => void;
  /** Link shown after passing, e.g. to the next lecture. */
  nextLink: ReactNode;
  /** Expected minutes of the quiz. */
  minutes: number | undefined;
  /** The lectures of its section. */
  lectures: readonly QuizLecture[];
  /** Renders the buttons of an attempt in their place: on narrow screens, the bar at the lower edge. */
  placeSteps: (buttons: ReactNode) => ReactNode;
  /** Renders the button that starts an attempt there, until the bar has the link to the next lecture. */
  place: (button: ReactNode) => ReactNode;
  /** Shown until the quiz has been read. */
  placeholder: ReactNode;
}

interface QuizFlowProps extends QuizPanelProps {
  quiz: Quiz;
  onChanged: (quiz?: Quiz) => void;
}

interface QuizStepsProps extends QuizFlowProps {
  state: ReturnType<typeof useAttempt>;
}

const QuizSteps = (props: QuizStepsProps) => {
  const { quiz, state, lectureOf, nextLink, minutes, lectures, place, placeSteps, placeholder, onChanged } = props;
  const { attempt, isBusy, failure, start, leave, change, submit, finish } = state;
  const [endedAttempt, setEndedAttempt] = useState<number>();
  const { started } = quiz;
  const isTimeUp = started?.secondsLeft === 0 || endedAttempt === quiz.nextAttempt;
  if (!attempt) {
    return (
      <QuizStart
        {...{ quiz, nextLink, minutes, lectures, place, isBusy, failure, isTimeUp }}
        onStart={(options) => void start(options)}
        onFinish={() => void finish()}
        onRefresh={() => onChanged()}
      />
    );
  }

  if (attempt.phase === 'result' && attempt.result) {
    // Until the quiz is read again, it has the questions of this attempt.
    const isNextKnown = quiz.nextAttempt > attempt.number;
    const canRetake = quiz.attemptsAllowed === null || attempt.number < quiz.attemptsAllowed;
    // The start screen asks how much time the next attempt has.
    const onRetake = quiz.timeLimitMinutes === undefined ? start : leave;
    return (
      <Suspense fallback={placeholder}>
        <QuizResultView
          {...{ quiz, attempt, lectureOf, nextLink, isNextKnown, place }}
          result={attempt.result}
          onRetake={canRetake ? (options) => void onRetake(options) : undefined}
        />
      </Suspense>
    );
  }
  const questions = questionsOf(quiz, attempt);
  const onTimeUp = () => {
    announce('Time is up. Your answers are being submitted.');
    setEndedAttempt(attempt.number);
    change({ phase: 'summary' });
    void submit();
  };
  return (
    <div className={`stack-8 ${styles.flow}`} data-attempt={attempt.phase}>
      {started?.endsAt && <TimeBar {...{ started }} onRefresh={() => onChanged()} onEnd={onTimeUp} />}
      {attempt.phase === 'summary' ? (
        <QuizSummary
          {...{ attempt, failure, isTimeUp }}
          place={placeSteps}
          quiz={{ questions }}
          isSubmitting={isBusy}
          onOpen={(index) => change({ phase: 'asking', index })}
          onSubmit={() => void submit()}
        />
      ) : (
        <AttemptQuestion {...{ attempt, change }} place={placeSteps} quiz={{ questions }} asksConfidence />
      )}
    </div>
  );
};

/** Steps of a quiz: start, questions, summary, result. */
const QuizFlow = (props: QuizFlowProps) => {
  const { courseId, quiz, onPassed, onChanged } = props;
  const state = useAttempt({ courseId, quiz, onChanged, onPassed });
  const { questions = quiz.questions, result } = state.attempt ?? {};
  const texts = [
    ...questions.map(({ prompt }) => prompt),
    ...(result?.questions ?? []).map((one) => one.explanation ?? ''),
  ];
  return (
    <PictureUrls courseId={courseId} lectureId={quiz.lectureId} texts={texts}>
      <QuizSteps {...props} {...{ state }} />
    </PictureUrls>
  );
};

/** A quiz from start to result. */
export const QuizPanel = (props: QuizPanelProps) => {
  const { courseId, quizId, placeholder } = props;
  const { data, error, mutate } = useOperation('getQuiz', { params: { courseId, quizId } });
  if (error) {
    return (
      <ErrorPanel
        title="The quiz could not be loaded"
        text={`${userFacingReason(error)} Your progress is safe.`}
        error={error}
        onRetry={() => void mutate()}
      >
        <ButtonLink to={paths.contact()}>Contact support</ButtonLink>
      </ErrorPanel>
    );
  }
  if (!data) return placeholder;
  const onChanged = (quiz?: Quiz) => void (quiz ? mutate(quiz, { revalidate: false }) : mutate());
  return <QuizFlow key={quizId} {...props} {...{ onChanged }} quiz={data} />;
};
