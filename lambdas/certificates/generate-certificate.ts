import { randomBytes } from 'node:crypto';
import type { CoverDrawing } from '#contract/cover/cover.ts';
import { certificates } from '#contract/operations/certificates.ts';
import { Problem } from '#contract/problem.ts';
import { toMasteryRecord } from '#contract/rules/mastery-record.ts';
import type { Revocation } from '#contract/schemas/learner.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { getCertificate, listCertificates, putCertificate, type StoredCertificate } from '../data/certificates.ts';
import { getCover } from '../data/courses.ts';
import { getStoredProfile, type StoredProfile } from '../data/profiles.ts';
import { getRevocation } from '../data/revocations.ts';
import { getOpenStatusList, takeStatusEntry } from '../data/status-lists.ts';
import { sendBestEffortEmail } from '../email/send-best-effort-email.ts';
import { certificateEmail } from '../email/templates/certificate.ts';
import { endpoint } from '../http/endpoint.ts';
import type { HttpEvent } from '../http/event.ts';
import { requireCourseAccess } from '../learning/course-access.ts';
import { readMastery } from '../learning/read-mastery.ts';
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

/** A stored certificate, and its revocation if there is one. */
interface IssuedCertificate {
  certificate: StoredCertificate;
  revocation?: Revocation | undefined;
}

/** Stores the certificate unless one exists, and returns the stored one. Compare the random ids to tell which it is. */
const issueCertificate = async (learnerId: string, newCertificate: StoredCertificate): Promise<StoredCertificate> => {
  if (await putCertificate(learnerId, newCertificate)) return newCertificate;
  const stored = await getCertificate(learnerId, newCertificate);
  if (!stored) throw new Problem('unavailable', undefined, { retryAfter: 1 });
  return stored;
};

/** The certificate to return for a request, or the revoked one that a new certificate replaces, if any. */
interface Found {
  issued?: IssuedCertificate | undefined;
  replaces?: string | undefined;
}

/**
 * Finds the certificate to return: a valid one of this kind for the published version of the course, else one of any
 * version and kind that was revoked for misconduct. A certificate revoked for another reason is replaced.
 */
const findIssued = async (
  mine: readonly StoredCertificate[],
  course: CourseRow,
  kind: StoredCertificate['kind'],
): Promise<Found> => {
  const ofCourse = await Promise.all(
    mine
      .filter(({ courseId }) => courseId === course.id)
      .map(async (certificate) => ({ certificate, revocation: await getRevocation(certificate) })),
  );
  const ofVersion = ofCourse.filter(
    ({ certificate }) => certificate.courseVersion === course.version && certificate.kind === kind,
  );
  const replaced = new Set(ofVersion.map(({ certificate }) => certificate.replaces));
  return {
    issued:
      ofVersion.find(({ revocation }) => !revocation) ??
      ofCourse.find(({ revocation }) => revocation?.reason === 'misconduct'),
    replaces: ofVersion.find(({ certificate }) => !replaced.has(certificate.id))?.certificate.id,
  };
};

const writePdf = async (
  learnerId: string,
  certificate: StoredCertificate,
  course: CourseRow,
  cover: CoverDrawing,
): Promise<void> => {
  const pdf = await certificatePdf({
    cover,
    duration: course.duration,
    instructor: course.instructor,
    ...certificate,
    issuedAt: new Date(certificate.issuedAt),
    verifyUrl: verifyUrl(certificate.id),
  });
  const kind = certificate.kind ? `-${certificate.kind}` : '';
  const disposition = `inline; filename="certificate-${certificate.courseId}${kind}.pdf"`;
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
export const handler = endpoint(certificates, 'generateCertificate', async ({ params, query, caller, event, now }) => {
  const { courseId } = params;
  const { kind } = query;
  const [access, mine, profile, identity, cover, openStatusList, mastery] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    listCertificates(caller.id),
    getStoredProfile(caller.id),
    getIdentity(caller.username),
    getCover(courseId),
    getOpenStatusList(),
    kind && readMastery(caller.id, courseId, now),
  ]);
  const { course, enrollment } = access;
  if (!enrollment.completedAt) throw new Problem('not-complete');
  const masteryRecord = mastery && toMasteryRecord(mastery);
  const id = randomBytes(16).toString('hex');
  const newCertificate = async (replaces: string | undefined): Promise<StoredCertificate> => {
    const learnerName = certificateName(profile, identity);
    const [record, statusEntry] = await Promise.all([
      readLearningRecord(caller.id, access),
      takeStatusEntry(openStatusList),
    ]);
    return {
      ...{ id, courseId, courseVersion: course.version, courseTitle: course.title, learnerName },
      ...{ issuedAt: now.toISOString(), instructor: course.instructor, duration: course.duration },
      ...{ record, statusEntry, ...(replaces && { replaces }) },
      ...(kind && masteryRecord && { kind, mastery: masteryRecord }),
    };
  };
  const { issued, replaces } = await findIssued(mine, course, kind);
  if (kind && !masteryRecord && !issued)
    throw new Problem('not-complete', 'You have not demonstrated every skill yet.');
  const { certificate, revocation }: IssuedCertificate = issued ?? {
    certificate: await issueCertificate(caller.id, await newCertificate(replaces)),
  };
  const owner = { id: caller.id, email: identity.email, completedAt: enrollment.completedAt };
  await Promise.all([
    !revocation && writePdf(caller.id, certificate, course, cover),
    // The credential of a version that is no longer published cannot be written again.
    certificate.courseVersion === course.version && writeCredential(owner, certificate, access),
  ]);
  if (certificate.id === id && identity.isEmailVerified) await sendCertificateEmail(identity, certificate, event);
  return toCertificate(caller.id, certificate, revocation);
});
