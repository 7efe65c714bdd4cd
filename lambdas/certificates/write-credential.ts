import type { StoredCertificate } from '../data/certificates.ts';
import { environment } from '../runtime/environment.ts';
import { signWithBadgeKey } from '../services/badge-key.ts';
import { credentialKey, getFile, putFile } from '../services/learner-files.ts';
import { buildCredential } from './build-credential.ts';
import { toMasteryCredential } from './mastery-credential.ts';
import { type CompletedCourse, readLearningRecord } from './read-learning-record.ts';

/** The certificate's owner. */
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
  completed: CompletedCourse,
): Promise<void> => {
  const objectKey = credentialKey(certificate.id);
  if ((await getFile(objectKey)) !== undefined) return;
  // Older certificates were stored without a record.
  const record = certificate.record ?? (await readLearningRecord(owner.id, completed));
  const { email, completedAt } = owner;
  const siteUrl = environment('SITE_URL');
  // Imported lazily so repeat calls do not load the JSON-LD processor.
  const { signCredential } = await import('./sign-credential.ts');
  const { course } = completed;
  const completion = buildCredential({ certificate, course, email, completedAt, record, siteUrl });
  const unsigned = certificate.mastery ? toMasteryCredential(completion, certificate.mastery, completedAt) : completion;
  const signed = await signCredential(unsigned, signWithBadgeKey);
  await putFile(objectKey, JSON.stringify(signed), 'application/json');
};
