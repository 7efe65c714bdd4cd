import { brand } from '#contract/brand.ts';
import { emailSealPath } from '#contract/email/email-pictures.ts';
import { linkedInUrl } from '#contract/linkedin-url.ts';
import { certificateTitle } from '#contract/rules/certificate-title.ts';
import type { RevocationReason } from '#contract/schemas/learner.ts';
import { environment } from '#lambdas/runtime/environment.ts';
import { type EmailMessage, formatDate } from './text.ts';

/** Data of the certificate email. */
export interface CertificateEmailData {
  id: string;
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
export const certificateEmail = (certificate: CertificateEmailData): EmailMessage => {
  const { courseTitle, kind, learnerName, issuedAt, verifyUrl } = certificate;
  const siteUrl = environment('SITE_URL');
  return {
    subject: `Your certificate: ${certificateTitle({ courseTitle, kind })}`,
    content: {
      certificate: {
        seal: `${siteUrl}${emailSealPath}`,
        kind: `Certificate of ${kind ?? 'completion'}`,
        name: learnerName,
        statement: kind ? 'has earned' : 'has completed the course',
        course: certificateTitle({ courseTitle, kind }),
        issued: `Issued by ${brand.name} on ${formatDate(issuedAt, 'UTC')}`,
        url: verifyUrl,
      },
      heading: kind ? `You earned Mastery of ${courseTitle}` : `You finished ${courseTitle}`,
      paragraphs: [
        'Congratulations! Your certificate has its own public page, where anyone you share the link with can verify it. The link never changes.',
      ],
      button: { label: 'View your certificate', url: verifyUrl },
      secondary: { label: 'Add to LinkedIn', url: linkedInUrl(certificate) },
      link: { label: 'Download it as a PDF from your dashboard', url: `${siteUrl}/dashboard` },
      after: [
        [
          'Is the name wrong? ',
          { label: 'Change it in your profile', url: `${siteUrl}/profile` },
          `, and write to ${brand.supportEmail} for a new certificate.`,
        ],
      ],
    },
  };
};

/** Why a certificate was revoked, and whether the learner can get another one. */
const revocationReasons: Record<RevocationReason, { why: string; next: string }> = {
  misconduct: {
    why: 'We found that it was obtained by fraud.',
    next: 'We will not issue another certificate for this course.',
  },
  'issued-in-error': {
    why: 'It was issued in error. You did nothing wrong, and we are sorry.',
    next: 'You can get a new certificate from the course page. Please check first that the name in your profile is right.',
  },
  refunded: {
    why: 'The payment for the course was refunded.',
    next: 'If you buy the course again, you can get a new certificate.',
  },
};

/** Tells a learner that their certificate was revoked. Transactional, like a refund. */
export const revocationEmail = (
  { courseTitle, learnerName, issuedAt, verifyUrl }: Omit<CertificateEmailData, 'id'>,
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
      secondary: { label: 'Go to your dashboard', url: `${environment('SITE_URL')}/dashboard` },
      after: [`Do you think that this is a mistake? Write to ${brand.supportEmail}, and a person will look at it.`],
    },
  };
};
