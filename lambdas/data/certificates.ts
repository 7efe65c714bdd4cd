import { key, keyPrefix } from '../../contract/storage/keys.ts';
import { credentialKey, hiddenMarkerKey } from '../services/learner-files.ts';
import type { LearnerRow } from './accounts.ts';
import { learnersTable } from './table.ts';

/** An issued certificate. What it says is frozen at issue; a later change of name or course does not reach back. */
export interface StoredCertificate {
  /** Random; the public name of the certificate. */
  id: string;
  courseId: string;
  courseVersion: string;
  courseTitle: string;
  learnerName: string;
  issuedAt: string;
  instructor?: string;
  /** Length of the course in seconds. */
  duration?: number;
  /** Its holder keeps it to themselves. Absent: anyone who has the link sees it. */
  isPrivate?: boolean;
}

const rowKey = (learnerId: string, courseId: string, version: string) => ({
  pk: learnerId,
  sk: key('CERTIFICATE', courseId, version),
});

/** L27: my certificates. */
export const listCertificates = async (learnerId: string): Promise<StoredCertificate[]> => {
  const rows = await learnersTable.query<StoredCertificate>(learnerId, keyPrefix('CERTIFICATE'));
  return rows.sort((a, b) => b.issuedAt.localeCompare(a.issuedAt));
};

/** L28: my certificate for a version of a course. */
export const getCertificate = (
  learnerId: string,
  courseId: string,
  version: string,
): Promise<StoredCertificate | undefined> => learnersTable.get<StoredCertificate>(rowKey(learnerId, courseId, version));

/** L29: issues a certificate once per learner, course and version; false when there was one. */
export const putCertificate = (learnerId: string, certificate: StoredCertificate): Promise<boolean> =>
  learnersTable.putIfAbsent({
    ...rowKey(learnerId, certificate.courseId, certificate.courseVersion),
    ...certificate,
  });

/** L81: keeps whether others see a certificate. */
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

/** Ids of the certificates among these rows. */
export const certificateIds = (rows: readonly LearnerRow[]): string[] =>
  rows.filter(({ sk }) => sk.startsWith(keyPrefix('CERTIFICATE'))).map(({ id }) => String(id));

/** Object keys of what is public behind a certificate. */
export const credentialKeys = (certificateId: string): string[] => [
  credentialKey(certificateId),
  hiddenMarkerKey(certificateId),
];
