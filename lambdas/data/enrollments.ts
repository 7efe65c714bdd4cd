import type { Completion, CompletionKind } from '#contract/rules/learning-record.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** Where a course plays. A drip course plays in both, its course page and the drip viewer, with separate positions. */
export type Player = 'course' | 'drip';

/**
 * A learner's enrollment in a course. `completedLectures` only grows, and its size orders concurrent writes. `progress`
 * is the highest percentage ever written; the percentage that learners see is computed (`progressIn`).
 */
export interface Enrollment {
  courseId: string;
  enrolledAt: string;
  completedLectures: ReadonlySet<string>;
  /** How lectures were completed; lacks those completed before this was stored. */
  completions: readonly Completion[];
  progress: number;
  lastLectureId?: string;
  /** Where that lecture was opened. */
  lastPlayer?: Player;
  completedAt?: string;
  updatedAt?: string;
  /** Drip courses: email address of the subscription that decides which sections are open. */
  subscriberEmail?: string;
}

interface EnrollmentRow extends Omit<Enrollment, 'completedLectures' | 'completions' | 'progress' | 'courseId'> {
  sk: string;
  completedLectures?: Set<string>;
  /** Each `lecture#kind#instant` or `lecture#kind#instant#seconds`: a set grows without a read. */
  completions?: Set<string>;
  progress?: number;
}

const rowKey = (learnerId: string, courseId: string) => ({ pk: learnerId, sk: key('ENROLLMENT', courseId) });

const toEntry = ({ lectureId, kind, at, seconds }: Completion): string =>
  [lectureId, kind, at, ...(seconds === undefined ? [] : [seconds])].join('#');

const fromEntry = (entry: string): Completion => {
  const [lectureId = '', kind, at = '', seconds] = entry.split('#');
  return { lectureId, kind: kind as CompletionKind, at, ...(seconds !== undefined && { seconds: Number(seconds) }) };
};

const fromRow = (row: EnrollmentRow): Enrollment => ({
  ...row,
  courseId: keySegments(row.sk)[0] ?? '',
  completedLectures: row.completedLectures ?? new Set(),
  completions: [...(row.completions ?? [])].map(fromEntry),
  progress: row.progress ?? 0,
});

/** L1: reads an enrollment. */
export const getEnrollment = async (learnerId: string, courseId: string): Promise<Enrollment | undefined> => {
  const row = await learnersTable.get<EnrollmentRow>(rowKey(learnerId, courseId));
  return row && fromRow(row);
};

/** L2: lists a learner's enrollments in one query. */
export const listEnrollments = async (learnerId: string): Promise<Enrollment[]> =>
  (await learnersTable.query<EnrollmentRow>(learnerId, keyPrefix('ENROLLMENT'))).map(fromRow);

/** Orders by last study; courses never studied come last, ordered by enrollment. */
export const byLastStudied = (a: Enrollment, b: Enrollment): number =>
  (b.updatedAt ?? '').localeCompare(a.updatedAt ?? '') || b.enrolledAt.localeCompare(a.enrolledAt);

/** L3: enrolls once; returns false when already enrolled. */
export const putEnrollment = (
  learnerId: string,
  courseId: string,
  enrollment: { enrolledAt: string; subscriberEmail?: string },
): Promise<boolean> => learnersTable.putIfAbsent({ ...rowKey(learnerId, courseId), ...enrollment });

/**
 * L4: adds a completed lecture to those that were read, with how it was completed, and stores what follows from all of
 * them. Returns undefined when a concurrent write has added another one, or used the time that a reading claims, which
 * is the time since the last study: read again and retry.
 */
export const addCompletedLecture = async (
  learnerId: string,
  courseId: string,
  read: Pick<Enrollment, 'completedLectures' | 'updatedAt'>,
  completed: { completion: Completion; progress: number },
): Promise<Enrollment | undefined> => {
  const { size } = read.completedLectures;
  const isUnchanged = size === 0 ? 'attribute_not_exists(completedLectures)' : 'size(completedLectures) = :size';
  const studiedAt = read.updatedAt;
  const { lectureId, at, seconds } = completed.completion;
  const isUnused = studiedAt === undefined ? 'attribute_not_exists(updatedAt)' : 'updatedAt = :studiedAt';
  const row = await learnersTable.update<EnrollmentRow>(rowKey(learnerId, courseId), {
    UpdateExpression:
      'ADD completedLectures :lectures, completions :completions SET progress = :progress, lastLectureId = :lecture, updatedAt = :at',
    ConditionExpression: ['attribute_exists(pk)', isUnchanged, ...(seconds === undefined ? [] : [isUnused])].join(
      ' AND ',
    ),
    ExpressionAttributeValues: {
      ':lectures': new Set([lectureId]),
      ':completions': new Set([toEntry(completed.completion)]),
      ':lecture': lectureId,
      ':progress': completed.progress,
      ':at': at,
      ...(size > 0 && { ':size': size }),
      ...(seconds !== undefined && studiedAt !== undefined && { ':studiedAt': studiedAt }),
    },
  });
  return row && fromRow(row);
};

/** L5: stores the lecture opened last, and in which player. */
export const putLastLecture = async (
  learnerId: string,
  courseId: string,
  opened: { lectureId: string; player: Player; at: string },
): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET lastLectureId = :lecture, lastPlayer = :player, updatedAt = :at',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':lecture': opened.lectureId, ':player': opened.player, ':at': opened.at },
  });
};

/** L80: stores when the course was last studied, if nothing else about it changes. */
export const touchEnrollment = async (learnerId: string, courseId: string, at: string): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET updatedAt = :at',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':at': at },
  });
};

/** L6: marks the course completed and keeps the first completion time. */
export const putCompletion = async (
  learnerId: string,
  courseId: string,
  at: string,
): Promise<Enrollment | undefined> => {
  const row = await learnersTable.update<EnrollmentRow>(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET completedAt = if_not_exists(completedAt, :at), progress = :all',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':at': at, ':all': 100 },
  });
  return row && fromRow(row);
};

/** L70: links the enrollment to another subscription unless the link has changed since it was read. */
export const putSubscriberEmail = async (learnerId: string, enrollment: Enrollment, email: string): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, enrollment.courseId), {
    UpdateExpression: 'SET subscriberEmail = :email',
    ConditionExpression: enrollment.subscriberEmail
      ? 'subscriberEmail = :known'
      : 'attribute_exists(pk) AND attribute_not_exists(subscriberEmail)',
    ExpressionAttributeValues: {
      ':email': email,
      ...(enrollment.subscriberEmail && { ':known': enrollment.subscriberEmail }),
    },
  });
};
