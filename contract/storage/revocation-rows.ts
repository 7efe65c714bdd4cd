import type { StatusEntry } from '../credential/status-list.ts';
import type { Revocation } from '../schemas/learner.ts';
import { key } from './keys.ts';

/** The certificate that is revoked. `statusEntry` is absent for certificates issued before there were status lists. */
export interface RevocableCertificate {
  id: string;
  statusEntry?: StatusEntry | undefined;
}

/**
 * A revoked certificate, in the partition of its status list. It contains no learner id and outlives the account,
 * because a credential must not become valid again when its holder deletes their account.
 */
export interface RevocationRow extends Revocation {
  pk: string;
  sk: string;
  /** Position in the status list. */
  index?: number;
}

/** Returns the partition of the revoked certificates of a status list, or of those without one. */
export const revocationsPartition = (list: number | undefined): string => key('REVOCATIONS', list ?? 'unlisted');

export const revocationKey = ({ id, statusEntry }: RevocableCertificate) => ({
  pk: revocationsPartition(statusEntry?.list),
  sk: key('REVOCATION', id),
});

export const toRevocationRow = (
  certificate: RevocableCertificate,
  { revokedAt, reason }: Revocation,
): RevocationRow => ({
  ...revocationKey(certificate),
  ...(certificate.statusEntry && { index: certificate.statusEntry.index }),
  revokedAt,
  reason,
});
