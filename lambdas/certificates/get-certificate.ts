import { certificates } from '#contract/operations/certificates.ts';
import { Problem } from '#contract/problem.ts';
import { listCertificates } from '../data/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { readCertificate } from './certificate-view.ts';

export const handler = endpoint(certificates, 'getCertificate', async ({ params, caller }) => {
  const mine = await listCertificates(caller.id);
  const stored = mine.find(({ id }) => id === params.certificateId);
  if (!stored) throw new Problem('not-found', 'Certificate not found.');
  return readCertificate(caller.id, stored);
});
