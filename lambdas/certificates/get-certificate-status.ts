import { certificates } from '#contract/operations/certificates.ts';
import { getRevocation } from '../data/revocations.ts';
import { endpoint } from '../http/endpoint.ts';
import { readPublicCredential } from './read-public-credential.ts';

/** Reads the revocation itself, because older credentials have no entry in a status list. */
export const handler = endpoint(certificates, 'getCertificateStatus', async ({ params: { certificateId } }) => {
  const { statusEntry } = await readPublicCredential(certificateId);
  return { revocation: await getRevocation({ id: certificateId, statusEntry }) };
});
