import { certificates } from '#contract/operations/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { readPublicCredential } from './read-public-credential.ts';

export const handler = endpoint(certificates, 'getCredential', async ({ params: { certificateId } }) => {
  const { credential } = await readPublicCredential(certificateId);
  return { ...credential };
});
