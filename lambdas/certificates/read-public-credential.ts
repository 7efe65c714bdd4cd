import type { OpenBadge } from '#contract/credential/open-badge.ts';
import { type StatusEntry, toStatusEntry } from '#contract/credential/status-list.ts';
import { Problem } from '#contract/problem.ts';
import { credentialKey, getFile, hiddenMarkerKey } from '../services/learner-files.ts';

/**
 * Reads the credential of a certificate that anyone with its link may see, and its entry in a status list.
 * @throws `not-found`, also for a hidden one, so that the response does not reveal it exists
 */
export const readPublicCredential = async (
  certificateId: string,
): Promise<{ credential: OpenBadge; statusEntry: StatusEntry | undefined }> => {
  const [stored, hidden] = await Promise.all([
    getFile(credentialKey(certificateId)),
    getFile(hiddenMarkerKey(certificateId)),
  ]);
  if (stored === undefined || hidden !== undefined) throw new Problem('not-found', 'Certificate not found.');
  const credential = JSON.parse(stored) as OpenBadge;
  const { credentialStatus } = credential;
  return { credential, statusEntry: credentialStatus && toStatusEntry(credentialStatus) };
};
