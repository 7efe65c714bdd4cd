import { listCertificates } from '../data/certificates.ts';
import { hasPaid } from '../data/entitlements.ts';
import type { OwnedSession } from '../data/payment-sessions.ts';
import type { PaymentRow } from '../data/payments.ts';
import { putRevocation } from '../data/revocations.ts';
import { sendRevocationEmail } from '../email/send-revocation-email.ts';

/** `revokesOnRefund` of the stage; only with it, the function may list certificates. */
const isEnabled = (): boolean => process.env.REVOKES_ON_REFUND === 'true';

/**
 * Revokes the certificates that a learner earned with a refunded payment: those of its course, issued since it was
 * paid. Keeps them if another payment covers the course, and keeps certificates from before an upgrade. Emails the
 * learner, once for each certificate. Idempotent. Throws as `sendRevocationEmail`.
 */
export const revokeAfterRefund = async (
  { learnerId, username, courseId }: Pick<OwnedSession, 'learnerId' | 'username' | 'courseId'>,
  { paymentStatus, paidAt }: Pick<PaymentRow, 'paymentStatus' | 'paidAt'>,
  now: Date,
): Promise<void> => {
  if (!isEnabled() || paymentStatus !== 'refunded' || paidAt === undefined) return;
  if (await hasPaid(learnerId, courseId)) return;
  const certificates = await listCertificates(learnerId);
  const refunded = certificates.filter(
    (certificate) => certificate.courseId === courseId && certificate.issuedAt >= paidAt,
  );
  const revocation = { revokedAt: now.toISOString(), reason: 'refunded' } as const;
  await Promise.all(
    refunded.map(async (certificate) => {
      const stored = await putRevocation(certificate, revocation);
      await sendRevocationEmail(username, certificate, stored, now);
    }),
  );
};
