import { randomBytes } from 'node:crypto';
import { certificates } from '#contract/operations/certificates.ts';
import { Problem } from '#contract/problem.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { getCertificate, listCertificates, putCertificate, type StoredCertificate } from '../data/certificates.ts';
import { getStoredProfile, type StoredProfile } from '../data/profiles.ts';
import { sendBestEffortEmail } from '../email/send-best-effort-email.ts';
import { certificateEmail } from '../email/templates/certificate.ts';
import { endpoint } from '../http/endpoint.ts';
import type { HttpEvent } from '../http/event.ts';
import { requireCourseAccess } from '../learning/course-access.ts';
import { getIdentity, type Identity } from '../services/identity.ts';
import { putFile } from '../services/learner-files.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { pdfKey, toCertificate, verifyUrl } from './certificate-view.ts';
import { readLearningRecord } from './read-learning-record.ts';
import { writeCredential } from './write-credential.ts';

/** Returns the name to print: the one chosen for certificates, else the display name, else the account's name. */
const certificateName = (profile: StoredProfile | undefined, identity: Identity): string => {
  const name = profile?.certificateName || profile?.name || identity.name;
  if (!name) throw new Problem('name-required');
  return name;
};

/** Stores the certificate unless one exists, and returns the stored one; compare the random id to see which it is. */
const issueCertificate = async (learnerId: string, newCertificate: StoredCertificate): Promise<StoredCertificate> => {
  if (await putCertificate(learnerId, newCertificate)) return newCertificate;
  const stored = await getCertificate(learnerId, newCertificate.courseId, newCertificate.courseVersion);
  if (!stored) throw new Problem('unavailable', undefined, { retryAfter: 1 });
  return stored;
};

const writePdf = async (learnerId: string, certificate: StoredCertificate, course: CourseRow) => {
  const pdf = await certificatePdf({
    duration: course.duration,
    instructor: course.instructor,
    ...certificate,
    issuedAt: new Date(certificate.issuedAt),
    verifyUrl: verifyUrl(certificate.id),
  });
  const disposition = `inline; filename="certificate-${certificate.courseId}.pdf"`;
  await putFile(pdfKey(learnerId, certificate.id), pdf, 'application/pdf', disposition);
};

const sendCertificateEmail = (identity: Identity, certificate: StoredCertificate, event: HttpEvent): Promise<void> => {
  const data = { ...certificate, issuedAt: new Date(certificate.issuedAt), verifyUrl: verifyUrl(certificate.id) };
  const message = certificateEmail(data);
  return sendBestEffortEmail({
    to: identity.email,
    name: 'certificate',
    message,
    operation: 'generateCertificate',
    requestId: event.requestContext.requestId,
  });
};

/**
 * The row is authoritative; its files derive from it. Repeating the call rewrites the files, which repairs a crash.
 * Only the call that stored the row sends the email, after writing the files. A crash before that loses the email, but
 * the certificate is still on the dashboard.
 */
export const handler = endpoint(certificates, 'generateCertificate', async ({ params, caller, event, now }) => {
  const { courseId } = params;
  const [access, mine, profile, identity] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    listCertificates(caller.id),
    getStoredProfile(caller.id),
    getIdentity(caller.username),
  ]);
  const { course, enrollment } = access;
  if (!enrollment.completedAt) throw new Problem('not-complete');
  const existing = mine.find((stored) => stored.courseId === courseId && stored.courseVersion === course.version);
  const id = randomBytes(16).toString('hex');
  const certificate =
    existing ??
    (await issueCertificate(caller.id, {
      id,
      courseId,
      courseVersion: course.version,
      courseTitle: course.title,
      learnerName: certificateName(profile, identity),
      issuedAt: now.toISOString(),
      instructor: course.instructor,
      duration: course.duration,
      record: await readLearningRecord(caller.id, access),
    }));
  const owner = { id: caller.id, email: identity.email, completedAt: enrollment.completedAt };
  await Promise.all([writePdf(caller.id, certificate, course), writeCredential(owner, certificate, access)]);
  if (certificate.id === id && identity.isEmailVerified) await sendCertificateEmail(identity, certificate, event);
  return toCertificate(caller.id, certificate);
});
