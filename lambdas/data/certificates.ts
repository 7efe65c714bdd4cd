import type { StatusEntry } from '#contract/credential/status-list.ts';
import type { LearningRecord } from '#contract/rules/learning-record.ts';
import type { MasteryRecord } from '#contract/rules/mastery-record.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { credentialKey, hiddenMarkerKey } from '../services/learner-files.ts';
import type { LearnerRow } from './accounts.ts';
import { learnersTable } from './table.ts';

/** An issued certificate. Its contents are frozen at issue; later changes of name or course do not affect it. */
export interface StoredCertificate {
  /** Random; appears in the public URL. */
  id: string;
  courseId: string;
  courseVersion: string;
  courseTitle: string;
  learnerName: string;
  issuedAt: string;
  instructor?: string;
  /** Length of the course in seconds. */
  duration?: number;
  /** Absent in certificates of completion. */
  kind?: 'mastery';
  /** How Mastery was shown; only in its certificates. */
  mastery?: MasteryRecord;
  /** How the course was completed, as recorded at the time of issue; absent in older certificates. */
  record?: LearningRecord;
  /** Its place in the status lists, never that of another certificate; absent in older certificates. */
  statusEntry?: StatusEntry;
  /** Id of the revoked certificate for the same version that this one replaces. */
  replaces?: string;
  /** Hidden by its holder. When absent, anyone with the link can see it. */
  isPrivate?: boolean;
}

/** A learner's certificate among theirs. */
type CertificateKey = Pick<StoredCertificate, 'courseId' | 'courseVersion' | 'kind' | 'replaces'>;

const rowKey = (learnerId: string, { courseId, courseVersion, kind, replaces }: CertificateKey) => ({
  pk: learnerId,
  sk: key(
    'CERTIFICATE',
    courseId,
    kind ? `${courseVersion}-${kind}` : courseVersion,
    ...(replaces === undefined ? [] : [replaces]),
  ),
});

/** L27: lists a learner's certificates. */
export const listCertificates = async (learnerId: string): Promise<StoredCertificate[]> => {
  const rows = await learnersTable.query<StoredCertificate>(learnerId, keyPrefix('CERTIFICATE'));
  return rows.sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
};

/** L28: reads a learner's certificate of a kind for a version of a course. */
export const getCertificate = (
  learnerId: string,
  certificate: CertificateKey,
): Promise<StoredCertificate | undefined> => learnersTable.get<StoredCertificate>(rowKey(learnerId, certificate));

/** L29: issues a certificate once per learner, course, version, kind and replaced one; returns false when one exists. */
export const putCertificate = (learnerId: string, certificate: StoredCertificate): Promise<boolean> =>
  learnersTable.putIfAbsent({
    ...rowKey(learnerId, certificate),
    ...certificate,
  });

/** L81: stores whether others can see a certificate. */
export const updateVisibility = async (
  learnerId: string,
  certificate: StoredCertificate,
  isPrivate: boolean,
): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, certificate), {
    UpdateExpression: 'SET isPrivate = :isPrivate',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':isPrivate': isPrivate },
  });
};

/** Returns the ids of the certificates among these rows. */
export const certificateIds = (rows: readonly LearnerRow[]): string[] =>
  rows.filter(({ sk }) => sk.startsWith(keyPrefix('CERTIFICATE'))).map(({ id }) => String(id));

/** Returns the S3 keys of a certificate's public files. */
export const credentialKeys = (certificateId: string): string[] => [
  credentialKey(certificateId),
  hiddenMarkerKey(certificateId),
];
