import { brand } from '../../../contract/brand.ts';
import { environment } from '../../runtime/environment.ts';
import { type EmailMessage, formatDate } from './text.ts';

/** What the letter about a certificate names. */
export interface CertificateEmailData {
  courseTitle: string;
  /** As it is printed. */
  learnerName: string;
  issuedAt: Date;
  /** Its public page, for good. */
  verifyUrl: string;
}

/** Congratulates on a finished course. Like a receipt it is no mailing, and it goes out in any case. */
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
