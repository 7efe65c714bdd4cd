import { certificates } from '../../contract/operations/certificates.ts';
import { Problem } from '../../contract/problem.ts';
import { endpoint } from '../http/endpoint.ts';
import { credentialKey, getFile } from '../services/learner-files.ts';

export const handler = endpoint(certificates, 'getCredential', async ({ params: { certificateId } }) => {
  const stored = await getFile(credentialKey(certificateId));
  if (stored === undefined) throw new Problem('not-found', 'Certificate not found.');
  return JSON.parse(stored) as Record<string, unknown>;
});
