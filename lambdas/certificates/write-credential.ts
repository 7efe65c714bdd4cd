import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import type { StoredCertificate } from '../data/certificates.ts';
import { listAttempts } from '../data/quiz-attempts.ts';
import { environment } from '../runtime/environment.ts';
import { signWithBadgeKey } from '../services/badge-key.ts';
import { credentialKey, getFile, putFile } from '../services/learner-files.ts';
import { buildCredential } from './build-credential.ts';

/** The certificate's owner and evidence. */
export interface CredentialOwner {
  id: string;
  email: string;
  completedAt: string;
}

/**
 * Signs and stores the public credential of a certificate unless one exists. Never replaces it, even when email, name
 * or scores change.
 */
export const writeCredential = async (
  owner: CredentialOwner,
  certificate: StoredCertificate,
  course: CourseRow,
): Promise<void> => {
  const objectKey = credentialKey(certificate.id);
  if ((await getFile(objectKey)) !== undefined) return;
  const quizzes = await Promise.all(
    course.quizzes.map(async (quiz) => ({ quiz, attempts: await listAttempts(owner.id, course.id, quiz.id) })),
  );
  const { email, completedAt } = owner;
  const siteUrl = environment('SITE_URL');
  // Imported lazily so repeat calls do not load the JSON-LD processor.
  const { signCredential } = await import('./sign-credential.ts');
  const unsigned = buildCredential({ certificate, course, email, completedAt, quizzes, siteUrl });
  const signed = await signCredential(unsigned, signWithBadgeKey);
  await putFile(objectKey, JSON.stringify(signed), 'application/json');
};
