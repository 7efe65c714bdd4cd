import type { ReactNode } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ErrorPanel } from '#web/src/ui/error-panel.tsx';
import { Skeleton, SkeletonBox } from '#web/src/ui/skeleton.tsx';
import type { TeachingLecture } from './question-verdict.tsx';
import { QuestionView } from './question-view.tsx';
import styles from './quiz-panel.module.css';
import { QuizResultView } from './quiz-result.tsx';
import { QuizStart } from './quiz-start.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { useAttempt } from './use-attempt.ts';

interface QuizPanelProps {
  courseId: string;
  quizId: string;
  /** Returns the lecture that teaches a question. */
  lectureOf: (lectureId: string) => TeachingLecture | undefined;
  onPassed: () => void;
  /** Link shown after passing, e.g. to the next lecture. */
  nextLink: ReactNode;
}

interface QuizFlowProps extends QuizPanelProps {
  quiz: Quiz;
  onUsed: () => void;
}

/** Steps of a quiz: start, questions, summary, result. */
const QuizFlow = ({ courseId, quiz, lectureOf, onPassed, nextLink, onUsed }: QuizFlowProps) => {
  const { attempt, isSubmitting, start, change, submit } = useAttempt({ courseId, quiz, onUsed, onPassed });
  if (!attempt) return <QuizStart {...{ quiz, nextLink }} onStart={start} onRefresh={onUsed} />;

  if (attempt.phase === 'result' && attempt.result) {
    const canRetry = quiz.attemptsAllowed === null || attempt.number < quiz.attemptsAllowed;
    // Until the quiz is read again, it has the questions of this attempt.
    const isNextKnown = quiz.nextAttempt > attempt.number;
    return (
      <QuizResultView
        {...{ quiz, attempt, lectureOf, nextLink, isNextKnown }}
        result={attempt.result}
        onRetry={canRetry ? start : undefined}
      />
    );
  }
  if (attempt.phase === 'summary') {
    return (
      <QuizSummary
        {...{ quiz, attempt, isSubmitting }}
        onOpen={(index) => change({ phase: 'asking', index })}
        onSubmit={submit}
      />
    );
  }
  const question = quiz.questions[attempt.index];
  if (!question) return null;
  const { answers, confidence = {}, marked, index } = attempt;
  const isLast = index === quiz.questions.length - 1;
  return (
    <QuestionView
      key={question.id}
      {...{ question, index }}
      count={quiz.questions.length}
      answer={answers[question.id]}
      confidence={confidence[question.id]}
      isMarked={marked.includes(question.id)}
      onAnswer={(answer) => change({ answers: { ...answers, [question.id]: answer } })}
      onConfidence={(value) => change({ confidence: { ...confidence, [question.id]: value } })}
      onMark={() =>
        change({
          marked: marked.includes(question.id) ? marked.filter((id) => id !== question.id) : [...marked, question.id],
        })
      }
      onBack={index > 0 ? () => change({ index: index - 1 }) : undefined}
      onNext={(answer) =>
        change({
          ...(answer !== undefined && { answers: { ...answers, [question.id]: answer } }),
          ...(isLast ? { phase: 'summary' } : { index: index + 1 }),
        })
      }
    />
  );
};

/** A quiz from start to result. */
export const QuizPanel = (props: QuizPanelProps) => {
  const { courseId, quizId } = props;
  const { data, error, mutate } = useOperation('getQuiz', { params: { courseId, quizId } });
  if (error) {
    return (
      <ErrorPanel
        title="The quiz could not be loaded"
        text={error.message}
        error={error}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton className={`stack-24 ${styles.panel}`} label="Loading the quiz">
        <SkeletonBox shape="title" />
        <SkeletonBox />
        <SkeletonBox shape="control" />
      </Skeleton>
    );
  }
  return <QuizFlow key={quizId} {...props} quiz={data} onUsed={() => void mutate()} />;
};
