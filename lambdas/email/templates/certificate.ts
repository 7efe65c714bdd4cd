import { brand } from '../../../contract/brand.ts';
import { environment } from '../../runtime/environment.ts';
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
      'It has a public page of its own, where everyone you give the address to can check that it is genuine. The address stays the same.',
    ],
    button: { label: 'Open your certificate', url: verifyUrl },
    link: { label: 'Download it as a PDF from your dashboard', url: `${environment('SITE_URL')}/dashboard` },
    after: [`The name is not as it should be? Write to ${brand.supportEmail}.`],
  },
});
