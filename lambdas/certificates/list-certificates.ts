import { certificates } from '#contract/operations/certificates.ts';
import { listCertificates } from '../data/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { readCertificate } from './certificate-view.ts';

export const handler = endpoint(certificates, 'listCertificates', async ({ caller }) => {
  const stored = await listCertificates(caller.id);
  return { certificates: await Promise.all(stored.map((certificate) => readCertificate(caller.id, certificate))) };
});
