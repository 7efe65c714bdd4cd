import { useCallback, useEffect, useState } from 'react';
import type { Certificate } from '../../../../contract/schemas/learner.ts';
import { call } from '../../api/client.ts';
import { sentenceFor } from '../../api/problem-messages.ts';
import { refresh } from '../../api/use-operation.ts';
import { ApiProblem } from '../../site/api-problem.ts';

/** How far the issuing of a certificate is. */
export type Issuing =
  | { state: 'issuing' }
  | { state: 'issued'; certificate: Certificate }
  | { state: 'name-required' }
  | { state: 'not-complete' }
  | { state: 'not-enrolled' }
  | { state: 'failed'; text: string };

const stateOf = (error: unknown): Issuing => {
  if (error instanceof ApiProblem) {
    if (error.code === 'name-required' || error.code === 'not-complete') return { state: error.code };
    if (['not-enrolled', 'not-found', 'payment-required'].includes(error.code)) return { state: 'not-enrolled' };
  }
  return { state: 'failed', text: sentenceFor(error) };
};

/**
 * Issues the certificate of a finished course, or finds the one that was issued: asking again never makes a second
 * one. `issueFor(name)` stores the name to print first.
 */
export const useCertificate = (courseId: string) => {
  const [issuing, setIssuing] = useState<Issuing>({ state: 'issuing' });

  const issueFor = useCallback(
    async (name?: string) => {
      setIssuing({ state: 'issuing' });
      try {
        if (name) await call('saveProfile', { body: { certificateName: name } });
        const certificate = await call('generateCertificate', { params: { courseId } });
        setIssuing({ state: 'issued', certificate });
        void refresh('listCertificates');
      } catch (error) {
        setIssuing(stateOf(error));
      }
    },
    [courseId],
  );

  useEffect(() => {
    void issueFor();
  }, [issueFor]);

  return { issuing, issueFor };
};
