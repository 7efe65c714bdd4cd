import { certificates } from '#contract/operations/certificates.ts';
import { Problem } from '#contract/problem.ts';
import { endpoint } from '../http/endpoint.ts';
import { credentialKey, getFile, hiddenMarkerKey } from '../services/learner-files.ts';

export const handler = endpoint(certificates, 'getCredential', async ({ params: { certificateId } }) => {
  const [stored, hidden] = await Promise.all([
    getFile(credentialKey(certificateId)),
    getFile(hiddenMarkerKey(certificateId)),
  ]);
  // A hidden credential looks the same as a missing one, so the response does not reveal it exists.
  if (stored === undefined || hidden !== undefined) throw new Problem('not-found', 'Certificate not found.');
  return JSON.parse(stored) as Record<string, unknown>;
});
