import type { ReactNode } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import type { Attempt } from './attempt.ts';
import { QuestionView } from './question-view.tsx';

interface AttemptQuestionProps {
  quiz: Pick<Quiz, 'questions'>;
  attempt: Attempt;
  change: (edit: Partial<Attempt>) => void;
  /** Whether the attempt records how sure the learner is. */
  asksConfidence?: boolean;
  place?: ((buttons: ReactNode) => ReactNode) | undefined;
}

/** The current question of an attempt. */
export const AttemptQuestion = ({ quiz, attempt, change, asksConfidence, place }: AttemptQuestionProps) => {
  const { answers, confidence = {}, marked, index } = attempt;
  const question = quiz.questions[index];
  if (!question) return null;
  const { id } = question;
  const isLast = index === quiz.questions.length - 1;
  return (
    <QuestionView
      key={id}
      {...{ question, index, place }}
      count={quiz.questions.length}
      answer={answers[id]}
      confidence={confidence[id]}
      isMarked={marked.includes(id)}
      onAnswer={(answer) => change({ answers: { ...answers, [id]: answer } })}
      onConfidence={asksConfidence ? (value) => change({ confidence: { ...confidence, [id]: value } }) : undefined}
      onMark={() => change({ marked: marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id] })}
      onBack={index > 0 ? () => change({ index: index - 1 }) : undefined}
      onNext={(answer) =>
        change({
          ...(answer !== undefined && { answers: { ...answers, [id]: answer } }),
          ...(isLast ? { phase: 'summary' } : { index: index + 1 }),
        })
      }
    />
  );
};
