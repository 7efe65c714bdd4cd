import type { Quiz } from '#contract/schemas/quiz.ts';
import { QuestionView } from './question-view.tsx';
import type { QuizPanelProps } from './quiz-panel.tsx';
import { QuizResultView } from './quiz-result.tsx';
import { QuizStart } from './quiz-start.tsx';
import { QuizSummary } from './quiz-summary.tsx';
import { useAttempt } from './use-attempt.ts';

interface QuizFlowProps extends QuizPanelProps {
  quiz: Quiz;
  onUsed: () => void;
}

/** Steps of a quiz: start, questions, summary, result. */
export const QuizFlow = ({ courseId, quiz, lectureOf, onPassed, nextLink, onUsed }: QuizFlowProps) => {
  const { attempt, isSubmitting, start, change, submit } = useAttempt({ courseId, quiz, onUsed, onPassed });
  if (!attempt) return <QuizStart quiz={quiz} onStart={start} nextLink={nextLink} />;

  if (attempt.phase === 'result' && attempt.result) {
    const canRetry = quiz.attemptsAllowed === null || attempt.number < quiz.attemptsAllowed;
    return (
      <QuizResultView
        {...{ quiz, attempt, lectureOf, nextLink }}
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
  const { answers, marked, index } = attempt;
  const isLast = index === quiz.questions.length - 1;
  return (
    <QuestionView
      key={question.id}
      {...{ question, index }}
      count={quiz.questions.length}
      answer={answers[question.id]}
      isMarked={marked.includes(question.id)}
      onAnswer={(answer) => change({ answers: { ...answers, [question.id]: answer } })}
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
