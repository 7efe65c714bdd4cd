import { useState } from 'react';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { tabStorage } from '#web/src/lib/storage.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { type Attempt, isOutdated, newAttempt, ofQuestions, restoreAttempt } from './attempt.ts';

interface AttemptOptions {
  courseId: string;
  quiz: Quiz;
  /** Reads the quiz again after an attempt was used. */
  onUsed: () => void;
  onPassed: () => void;
}

/** Current attempt, stored in this tab across reloads; undefined before the start. */
export const useAttempt = ({ courseId, quiz, onUsed, onPassed }: AttemptOptions) => {
  const storage = tabStorage(`quiz-${courseId}-${quiz.id}`);
  const [attempt, setAttempt] = useState(() => restoreAttempt(storage.read(), quiz));
  const [isSubmitting, setSubmitting] = useState(false);

  const store = (next: Attempt | undefined) => {
    storage.write(next ? JSON.stringify(next) : null);
    setAttempt(next);
  };
  const change = (edit: Partial<Attempt>) => attempt && store({ ...attempt, ...edit });

  const submit = async () => {
    if (!attempt || isSubmitting) return;
    setSubmitting(true);
    try {
      const params = { courseId, quizId: quiz.id };
      const body = {
        answers: ofQuestions(quiz, attempt.answers),
        confidence: ofQuestions(quiz, attempt.confidence ?? {}),
        attempt: attempt.number,
      };
      const result = await call('submitQuiz', { params, body });
      store({ ...attempt, phase: 'result', result, questions: quiz.questions });
      onUsed();
      if (result.passed) onPassed();
    } catch (error) {
      notify.error(errorMessage(error, 'Your answers could not be submitted. They are saved; please try again.'));
      // The attempt or its questions have changed elsewhere, so repeating cannot succeed.
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 400)) {
        store(undefined);
        onUsed();
      }
    } finally {
      setSubmitting(false);
    }
  };

  return {
    attempt: attempt && !isOutdated(attempt, quiz) ? attempt : undefined,
    isSubmitting,
    start: () => store(newAttempt(quiz.nextAttempt)),
    change,
    submit,
  };
};
