import { certificates } from '#contract/operations/certificates.ts';
import { Problem } from '#contract/problem.ts';
import { listCertificates, updateVisibility } from '../data/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { hiddenMarkerKey, putFile, removeFile } from '../services/learner-files.ts';

/**
 * The marker file next to the credential controls visibility; the row shows it to the holder. Hiding writes the marker
 * first, showing removes it last: a crash in between leaves the certificate hidden, and a repeat repairs it.
 */
export const handler = endpoint(
  certificates,
  'saveCertificateVisibility',
  async ({ params: { certificateId }, body: { isPublic }, caller }) => {
    const certificate = (await listCertificates(caller.id)).find(({ id }) => id === certificateId);
    if (!certificate) throw new Problem('not-found', 'Certificate not found.');
    const markerKey = hiddenMarkerKey(certificateId);
    if (!isPublic) await putFile(markerKey, 'hidden', 'text/plain');
    await updateVisibility(caller.id, certificate, !isPublic);
    if (isPublic) await removeFile(markerKey);
    return { isPublic };
  },
);
