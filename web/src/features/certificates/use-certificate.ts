import { useCallback, useEffect, useState } from 'react';
import type { Certificate } from '#contract/schemas/learner.ts';
import { call } from '#web/src/api/client.ts';
import { errorMessage } from '#web/src/api/problem-messages.ts';
import { revalidate } from '#web/src/api/use-operation.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';

/** Progress of issuing a certificate. */
export type IssueState =
  | { state: 'issuing' }
  | { state: 'issued'; certificate: Certificate }
  | { state: 'name-required' }
  | { state: 'not-complete' }
  | { state: 'not-enrolled' }
  | { state: 'failed'; text: string };

const failureState = (error: unknown): IssueState => {
  if (error instanceof ApiProblem) {
    if (error.code === 'name-required' || error.code === 'not-complete') return { state: error.code };
    if (['not-enrolled', 'not-found', 'payment-required'].includes(error.code)) return { state: 'not-enrolled' };
  }
  return { state: 'failed', text: errorMessage(error) };
};

/**
 * Issues the certificate of a finished course, or that of Mastery. Idempotent: an issued certificate is returned again.
 * `issue(name)` first stores the name to print.
 */
export const useCertificate = (courseId: string, kind?: 'mastery') => {
  const [issueState, setIssueState] = useState<IssueState>({ state: 'issuing' });

  const issue = useCallback(
    async (name?: string) => {
      setIssueState({ state: 'issuing' });
      try {
        if (name) await call('saveProfile', { body: { certificateName: name } });
        const certificate = await call('generateCertificate', { params: { courseId }, query: { kind } });
        setIssueState({ state: 'issued', certificate });
        void revalidate('listCertificates');
      } catch (error) {
        setIssueState(failureState(error));
      }
    },
    [courseId, kind],
  );

  useEffect(() => {
    void issue();
  }, [issue]);

  return { issueState, issue };
};
