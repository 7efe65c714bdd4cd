import { certificates } from '../../contract/operations/certificates.ts';
import { Problem } from '../../contract/problem.ts';
import { listCertificates, updateVisibility } from '../data/certificates.ts';
import { endpoint } from '../http/endpoint.ts';
import { hiddenMarkerKey, putFile, removeFile } from '../services/learner-files.ts';

/**
 * The mark beside the credential decides, the row tells the holder. Of the two writes the one that hides comes first
 * and the one that shows comes last: a crash in between leaves a certificate hidden, never shown against a wish, and
 * asking again mends it.
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
