import { useState } from 'react';
import type { TimeAllowance } from '#contract/rules/quiz-time.ts';
import type { Quiz } from '#contract/schemas/quiz.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { tabStorage } from '#web/src/lib/storage.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { type Attempt, isOutdated, newAttempt, ofQuestions, questionsOf, restoreAttempt } from './attempt.ts';

interface AttemptOptions {
  courseId: string;
  quiz: Quiz;
  /** Shows the quiz that another call has returned; without an argument, reads it again. */
  onChanged: (quiz?: Quiz) => void;
  onPassed: () => void;
}

/** How to start an attempt. */
export interface StartOptions {
  isPartialRetake?: boolean;
  /** Time allowance of a quiz with a time limit whose attempt has not started yet. */
  time?: TimeAllowance;
}

/** Current attempt, stored in this tab across reloads; undefined before the start. */
export const useAttempt = ({ courseId, quiz, onChanged, onPassed }: AttemptOptions) => {
  const storage = tabStorage(`quiz-${courseId}-${quiz.id}`);
  const [attempt, setAttempt] = useState(() => restoreAttempt(storage.read(), quiz));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const params = { courseId, quizId: quiz.id };

  const store = (next: Attempt | undefined) => {
    storage.write(next ? JSON.stringify(next) : null);
    setAttempt(next);
  };
  const change = (edit: Partial<Attempt>) => attempt && store({ ...attempt, ...edit });

  /** Makes one call at a time. After a refusal, reads the quiz again, because it must have changed elsewhere. */
  const run = async (fallback: string, action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const message = errorMessage(error, fallback);
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 400)) {
        notify.error(message);
        store(undefined);
        onChanged();
      } else {
        setFailure(message);
      }
    } finally {
      setBusy(false);
    }
  };

  const start = async ({ isPartialRetake, time }: StartOptions = {}) => {
    if (time === undefined) return store(newAttempt(quiz.nextAttempt, isPartialRetake));
    await run('The quiz could not be started. Please try again.', async () => {
      const started = await call('startQuiz', { params, body: { attempt: quiz.nextAttempt, time } });
      onChanged(started);
      store(newAttempt(started.nextAttempt));
    });
  };

  const submit = (current = attempt) =>
    run('Your answers could not be submitted. They are saved; please try again.', async () => {
      if (!current) return;
      const questions = questionsOf(quiz, current);
      const body = {
        answers: ofQuestions({ questions }, current.answers),
        confidence: ofQuestions({ questions }, current.confidence ?? {}),
        attempt: current.number,
        ...(current.isPartialRetake && { isPartialRetake: true }),
      };
      // Programs run on the server first, which may have to start Python.
      const result = await call('submitQuiz', { params, body }, { timeoutMs: 60_000 });
      store({ ...current, phase: 'result', result, questions });
      onChanged();
      if (result.passed) onPassed();
    });

  return {
    attempt: attempt && !isOutdated(attempt, quiz) ? attempt : undefined,
    isBusy,
    /** Why the latest call failed, unless it has changed the screen. */
    failure,
    start,
    /** Shows the start screen again. */
    leave: () => store(undefined),
    change,
    submit: () => submit(),
    /** Submits the started attempt without this tab's answers, e.g. after its time ran out on another device. */
    finish: () => submit(newAttempt(quiz.nextAttempt)),
  };
};
