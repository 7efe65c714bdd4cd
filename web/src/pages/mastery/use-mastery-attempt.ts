import { useState } from 'react';
import type { MasteryCheck, MasteryResult } from '#contract/schemas/mastery.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { type Attempt, newAttempt, ofQuestions, restoreAttempt } from '#web/src/features/quiz/attempt.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { tabStorage } from '#web/src/lib/storage.ts';
import { notify } from '#web/src/ui/toasts/notify.ts';

/** The check under way, stored in this tab across reloads, and the result of the last one. */
export const useMasteryAttempt = (courseId: string, { questions, nextCheck }: MasteryCheck) => {
  const storage = tabStorage(`mastery-${courseId}`);
  const [attempt, setAttempt] = useState(() => restoreAttempt(storage.read(), { questions, nextAttempt: nextCheck }));
  const [result, setResult] = useState<MasteryResult>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();

  const store = (next: Attempt | undefined) => {
    storage.write(next ? JSON.stringify(next) : null);
    setAttempt(next);
  };

  const submit = async () => {
    if (!attempt || isSubmitting) return;
    setSubmitting(true);
    setFailure(undefined);
    try {
      const body = { check: attempt.number, answers: ofQuestions({ questions }, attempt.answers) };
      setResult(await call('submitMasteryCheck', { params: { courseId }, body }));
      store(undefined);
      await revalidate('getMasteryCheck', 'getSkillMap');
    } catch (error) {
      const message = errorMessage(error, 'Your answers could not be submitted. They are saved; please try again.');
      // The check or its questions have changed elsewhere, so repeating cannot succeed.
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 400)) {
        notify.error(message);
        store(undefined);
        await revalidate('getMasteryCheck');
      } else {
        setFailure(message);
      }
    } finally {
      setSubmitting(false);
    }
  };

  return {
    // Another tab may have submitted the check.
    attempt: attempt?.number === nextCheck && questions.length > 0 ? attempt : undefined,
    result,
    isSubmitting,
    /** Why the answers could not be submitted. */
    failure,
    start: () => store(newAttempt(nextCheck)),
    change: (edit: Partial<Attempt>) => attempt && store({ ...attempt, ...edit }),
    submit,
  };
};
