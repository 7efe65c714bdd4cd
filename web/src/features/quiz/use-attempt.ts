import { useState } from 'react';
import type { Quiz } from '../../../../contract/schemas/quiz.ts';
import { call } from '../../api/client.ts';
import { sentenceFor } from '../../api/problem-messages.ts';
import { ApiProblem } from '../../site/api-problem.ts';
import { tabStorage } from '../../site/storage.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { type Attempt, newAttempt, restoreAttempt } from './attempt.ts';

interface AttemptOptions {
  courseId: string;
  quiz: Quiz;
  /** Asks for the quiz again, after an attempt was used. */
  onUsed: () => void;
  onPassed: () => void;
}

/** The attempt at hand, kept in this tab over a reload; undefined before the start. */
export const useAttempt = ({ courseId, quiz, onUsed, onPassed }: AttemptOptions) => {
  const storage = tabStorage(`quiz-${courseId}-${quiz.id}`);
  const [attempt, setAttempt] = useState(() => restoreAttempt(storage.read(), quiz));
  const [isSubmitting, setSubmitting] = useState(false);

  const keep = (next: Attempt | undefined) => {
    storage.write(next ? JSON.stringify(next) : null);
    setAttempt(next);
  };
  const change = (edit: Partial<Attempt>) => attempt && keep({ ...attempt, ...edit });

  const submit = async () => {
    if (!attempt || isSubmitting) return;
    setSubmitting(true);
    try {
      const params = { courseId, quizId: quiz.id };
      const body = { answers: attempt.answers, attempt: attempt.number };
      const result = await call('submitQuiz', { params, body });
      keep({ ...attempt, phase: 'result', result });
      onUsed();
      if (result.passed) onPassed();
    } catch (error) {
      notify.error(sentenceFor(error, 'The answers could not be submitted. They are kept; please try again.'));
      if (error instanceof ApiProblem && error.status === 409) {
        keep(undefined);
        onUsed();
      }
    } finally {
      setSubmitting(false);
    }
  };

  return {
    attempt,
    isSubmitting,
    start: () => keep(newAttempt(attempt?.phase === 'result' ? attempt.number + 1 : quiz.nextAttempt)),
    change,
    submit,
  };
};
