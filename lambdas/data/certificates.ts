import type { LearningRecord } from '#contract/rules/learning-record.ts';
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
  /** How the course was completed, as recorded at the time of issue; absent in older certificates. */
  record?: LearningRecord;
  /** Hidden by its holder. When absent, anyone with the link can see it. */
  isPrivate?: boolean;
}

const rowKey = (learnerId: string, courseId: string, version: string) => ({
  pk: learnerId,
  sk: key('CERTIFICATE', courseId, version),
});

/** L27: lists a learner's certificates. */
export const listCertificates = async (learnerId: string): Promise<StoredCertificate[]> => {
  const rows = await learnersTable.query<StoredCertificate>(learnerId, keyPrefix('CERTIFICATE'));
  return rows.sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
};

/** L28: reads a learner's certificate for a version of a course. */
export const getCertificate = (
  learnerId: string,
  courseId: string,
  version: string,
): Promise<StoredCertificate | undefined> => learnersTable.get<StoredCertificate>(rowKey(learnerId, courseId, version));

/** L29: issues a certificate once per learner, course and version; returns false when one exists. */
export const putCertificate = (learnerId: string, certificate: StoredCertificate): Promise<boolean> =>
  learnersTable.putIfAbsent({
    ...rowKey(learnerId, certificate.courseId, certificate.courseVersion),
    ...certificate,
  });

/** L81: stores whether others can see a certificate. */
export const updateVisibility = async (
  learnerId: string,
  { courseId, courseVersion }: StoredCertificate,
  isPrivate: boolean,
): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, courseId, courseVersion), {
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
