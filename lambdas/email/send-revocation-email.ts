import { certificateUrl } from '#contract/credential/issuer.ts';
import { Problem } from '#contract/problem.ts';
import type { Revocation } from '#contract/schemas/learner.ts';
import type { RevocableCertificate } from '#contract/storage/revocation-rows.ts';
import type { StoredCertificate } from '../data/certificates.ts';
import { environment } from '../runtime/environment.ts';
import { findIdentity } from '../services/identity.ts';
import { revocationEmailEntry } from './ledger.ts';
import { sendEmailOnce } from './send-email-once.ts';
import { revocationEmail } from './templates/certificate.ts';

/** Fields of the certificate that the email shows. */
type RevokedCertificate = RevocableCertificate & Pick<StoredCertificate, 'courseTitle' | 'learnerName' | 'issuedAt'>;

/**
 * Emails a learner, once, that their certificate is revoked; `revocation` must be stored. Returns false when there is
 * nobody to email: the account is gone, or its email address is not verified.
 * @throws `unavailable` while another run is sending the email, so the caller retries; otherwise as `sendEmailOnce`
 */
export const sendRevocationEmail = async (
  username: string,
  certificate: RevokedCertificate,
  { reason }: Revocation,
  now: Date,
): Promise<boolean> => {
  const identity = await findIdentity(username);
  if (!identity?.isEmailVerified) return false;
  const { id, courseTitle, learnerName, issuedAt } = certificate;
  const data = {
    courseTitle,
    learnerName,
    issuedAt: new Date(issuedAt),
    verifyUrl: certificateUrl(environment('SITE_URL'), id),
  };
  const isSettled = await sendEmailOnce(
    {
      entry: revocationEmailEntry(certificate),
      to: identity.email,
      message: revocationEmail(data, reason),
      alert: { certificate: id },
    },
    now,
  );
  if (!isSettled) throw new Problem('unavailable', 'The email is being sent.', { retryAfter: 60 });
  return true;
};
