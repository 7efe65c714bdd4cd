import { brand } from '#contract/brand.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { RevocationReason } from '#contract/schemas/learner.ts';
import { environment } from '#lambdas/runtime/environment.ts';
import { type EmailMessage, formatDate } from './text.ts';

/** Data of the certificate email. */
export interface CertificateEmailData {
  courseTitle: string;
  /** Absent for certificates of completion. */
  kind?: 'mastery';
  /** As printed on the certificate. */
  learnerName: string;
  issuedAt: Date;
  /** Permanent URL of its public page. */
  verifyUrl: string;
}

/** Congratulates on completing a course. Transactional, like a receipt. */
export const certificateEmail = ({
  courseTitle,
  kind,
  learnerName,
  issuedAt,
  verifyUrl,
}: CertificateEmailData): EmailMessage => ({
  subject: `Your certificate: ${certificateTitle({ courseTitle, kind })}`,
  content: {
    heading: kind ? `You have shown Mastery of ${courseTitle}` : `You finished ${courseTitle}`,
    paragraphs: [
      `Congratulations! Your certificate is made out to ${learnerName} and dated ${formatDate(issuedAt, 'UTC')}.`,
      'It has its own public page, where anyone you share the link with can verify it. The link never changes.',
    ],
    button: { label: 'View your certificate', url: verifyUrl },
    link: { label: 'Download it as a PDF from your dashboard', url: `${environment('SITE_URL')}/dashboard` },
    after: [`Is the name wrong? Write to ${brand.supportEmail}.`],
  },
});

/** Why a certificate was revoked, and whether the learner can get another one. */
const revocationReasons: Record<RevocationReason, { why: string; next: string }> = {
  misconduct: {
    why: 'We found that it was obtained by deceit.',
    next: 'We will not issue another certificate for this course.',
  },
  'issued-in-error': {
    why: 'It was issued in error. You did nothing wrong, and we are sorry.',
    next: 'You can get a new certificate from the page of the course. Please check first that the name in your profile is right.',
  },
  refunded: {
    why: 'The payment for the course was refunded.',
    next: 'If you buy the course again, you can get a new certificate.',
  },
};

/** Tells a learner that their certificate was revoked. Transactional, like a refund. */
export const revocationEmail = (
  { courseTitle, learnerName, issuedAt, verifyUrl }: CertificateEmailData,
  reason: RevocationReason,
): EmailMessage => {
  const { why, next } = revocationReasons[reason];
  return {
    subject: `Your certificate was revoked: ${courseTitle}`,
    content: {
      heading: 'Your certificate was revoked',
      paragraphs: [
        `We revoked the certificate for ${courseTitle} that we issued to ${learnerName} on ${formatDate(issuedAt, 'UTC')}. ${why}`,
        'Its page now says so to everyone with the link, and its PDF and credential are no longer valid. Please remove it from profiles and applications.',
        next,
      ],
      button: { label: 'View its page', url: verifyUrl },
      after: [`Do you think that this is a mistake? Write to ${brand.supportEmail}, and a person will look at it.`],
    },
  };
};
