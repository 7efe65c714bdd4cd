import { certificateUrl } from '#contract/credential/issuer.ts';
import type { Certificate, Revocation } from '#contract/schemas/learner.ts';
import type { StoredCertificate } from '../data/certificates.ts';
import { getRevocation } from '../data/revocations.ts';
import { environment } from '../runtime/environment.ts';
import { fileUrl, learnerFolder } from '../services/learner-files.ts';

/** Returns the S3 key of a certificate's PDF. */
export const pdfKey = (learnerId: string, certificateId: string): string =>
  `${learnerFolder(learnerId)}certificates/${certificateId}.pdf`;

/** Returns the URL of a certificate's public page on this site. */
export const verifyUrl = (certificateId: string): string => certificateUrl(environment('SITE_URL'), certificateId);

/** Returns a certificate as its owner sees it. A revoked one has no PDF, because the stored PDF does not say so. */
export const toCertificate = async (
  learnerId: string,
  { isPrivate, ...stored }: StoredCertificate,
  revocation: Revocation | undefined,
): Promise<Certificate> => ({
  ...stored,
  isPublic: !isPrivate,
  verifyUrl: verifyUrl(stored.id),
  ...(revocation ? { revocation } : { signedUrl: await fileUrl(pdfKey(learnerId, stored.id)) }),
});

/** Reads whether a certificate is revoked and returns it as its owner sees it. */
export const readCertificate = async (learnerId: string, stored: StoredCertificate): Promise<Certificate> =>
  toCertificate(learnerId, stored, await getRevocation(stored));
