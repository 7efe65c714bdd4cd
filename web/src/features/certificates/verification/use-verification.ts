import { useEffect, useState } from 'react';
import { didPath, type IssuerDocument } from '#contract/credential/issuer.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { call } from '#web/src/api/client.ts';
import type { StatusList } from './check-status.ts';
import type { Step } from './step.ts';

const readJson = async <Body>(url: string): Promise<Body> => {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return (await response.json()) as Body;
};

/** Verifies a credential in this browser and returns steps as they finish. Loads the verification code on demand. */
export const useVerification = (credential: OpenBadge, certificateId: string) => {
  const [attempt, setAttempt] = useState(0);
  const [steps, setSteps] = useState<Step[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the verification.
  useEffect(() => {
    let isCurrent = true;
    const run = async () => {
      setSteps([]);
      const { verifyCredential } = await import('./verify-credential.ts');
      const request = {
        ...{ credential, certificateId, siteUrl: location.origin },
        readIssuer: () => readJson<IssuerDocument>(didPath),
        readStatus: () => call('getCertificateStatus', { params: { certificateId } }),
        readStatusList: (url: string) => readJson<StatusList>(url),
      };
      for await (const step of verifyCredential(request)) {
        if (isCurrent) setSteps((previous) => [...previous, step]);
      }
    };
    run().catch(() => {
      const detail = 'The verification program could not be loaded.';
      if (isCurrent) setSteps([{ name: 'issuer', outcome: 'unavailable', detail }]);
    });
    return () => {
      isCurrent = false;
    };
  }, [credential, certificateId, attempt]);
  return { steps, checkAgain: () => setAttempt(attempt + 1) };
};
