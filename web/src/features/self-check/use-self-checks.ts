import type { NewSelfCheckAttempt, SelfCheckAttempt } from '#contract/schemas/self-check.ts';
import { call } from '#web/src/api/client.ts';
import { useOperation } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';

/** Reads the learner's last attempts at the self-checks of a lecture, and saves new ones. */
export const useSelfChecks = (courseId: string, lectureId: string) => {
  const params = { courseId, lectureId };
  const { data, error, mutate } = useOperation('listSelfCheckAttempts', { params });

  /** @throws ApiProblem when the attempt was not saved */
  const save = async (attempt: NewSelfCheckAttempt): Promise<void> => {
    try {
      const saved: SelfCheckAttempt = await call('saveSelfCheckAttempt', { params, body: attempt });
      const replace = (attempts: SelfCheckAttempt[]) => [
        ...attempts.filter(({ questionId }) => questionId !== saved.questionId),
        saved,
      ];
      await mutate((known) => ({ attempts: replace(known?.attempts ?? []) }), { revalidate: false });
    } catch (problem) {
      // Answered in another tab: the next attempt has another number.
      if (problem instanceof ApiProblem && (problem.status === 409 || problem.status === 400)) await mutate();
      throw problem;
    }
  };

  return { attempts: data?.attempts, error, retry: () => void mutate(), save };
};
