import type { Revocation, RevocationReason } from '#contract/schemas/learner.ts';
import { formatLongDate } from '#web/src/lib/format.ts';

const reasons: Record<RevocationReason, string> = {
  misconduct: 'It was obtained by fraud.',
  'issued-in-error': 'It was issued in error.',
  refunded: 'The course was refunded.',
};

/** `Revoked on November 24, 2026`, the same day for every reader; `Revoked` while the day is not known. */
export const revokedOn = (revocation: Revocation | undefined): string =>
  revocation ? `Revoked on ${formatLongDate(revocation.revokedAt, 'UTC')}` : 'Revoked';

/** Explains in a sentence why a certificate was revoked. */
export const revocationReason = ({ reason }: Revocation): string => reasons[reason];
