import type { Certificate } from '#contract/schemas/learner.ts';
import type { StoredCertificate } from '../data/certificates.ts';
import { environment } from '../runtime/environment.ts';
import { fileUrl, learnerFolder } from '../services/learner-files.ts';

/** Returns the S3 key of a certificate's PDF. */
export const pdfKey = (learnerId: string, certificateId: string): string =>
  `${learnerFolder(learnerId)}certificates/${certificateId}.pdf`;

/** Returns the URL of the public page that verifies a certificate. */
export const verifyUrl = (certificateId: string): string =>
  new URL(`/certificates/${certificateId}`, environment('SITE_URL')).href;

/** Returns a certificate as its owner sees it. */
export const toCertificate = async (
  learnerId: string,
  { isPrivate, ...stored }: StoredCertificate,
): Promise<Certificate> => ({
  ...stored,
  isPublic: !isPrivate,
  verifyUrl: verifyUrl(stored.id),
  signedUrl: await fileUrl(pdfKey(learnerId, stored.id)),
});
