import { brand } from '#contract/brand.ts';
import { environment } from '#lambdas/runtime/environment.ts';
import { type EmailMessage, formatDate } from './text.ts';

/** Data of the certificate email. */
export interface CertificateEmailData {
  courseTitle: string;
  /** As printed on the certificate. */
  learnerName: string;
  issuedAt: Date;
  /** Permanent URL of its public page. */
  verifyUrl: string;
}

/** Congratulates on completing a course. Transactional, like a receipt. */
export const certificateEmail = ({
  courseTitle,
  learnerName,
  issuedAt,
  verifyUrl,
}: CertificateEmailData): EmailMessage => ({
  subject: `Your certificate: ${courseTitle}`,
  content: {
    heading: `You finished ${courseTitle}`,
    paragraphs: [
      `Congratulations! Your certificate is made out to ${learnerName} and dated ${formatDate(issuedAt, 'UTC')}.`,
      'It has its own public page, where anyone you share the link with can verify it. The link never changes.',
    ],
    button: { label: 'View your certificate', url: verifyUrl },
    link: { label: 'Download it as a PDF from your dashboard', url: `${environment('SITE_URL')}/dashboard` },
    after: [`Is the name wrong? Write to ${brand.supportEmail}.`],
  },
});
