import type { CheckedCourse } from '#content/validate/checked-course.ts';
import type { OpenBadge } from '#contract/credential/open-badge.ts';
import type { Revocation } from '#contract/schemas/learner.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import type { OperatorCloud } from './operator-cloud.ts';
import { type ApiResponse, type Learner, newLearner, send } from './platform.ts';
import { runOperatorCommand } from './run-operator-command.ts';

/** A course of a video, a reading and a quiz; another promise is another version. */
export const courseOf = (id: string, price = 0, promise?: string): CheckedCourse =>
  checked({
    ...smallCourse(({ course }) => Object.assign(course, { id, price, ...(promise && { promise }) })),
    id,
    directory: id,
  });

/** Creates a learner who has completed the free course; `enroll` gives access to another one. */
export const newGraduateOf = async (
  courseId: string,
  enroll: (learner: Learner) => Promise<unknown> = (learner) => learner.call('enroll', { params: { courseId } }),
): Promise<Learner> => {
  const learner = await newLearner();
  const params = { courseId };
  await learner.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  await enroll(learner);
  for (const completedLecture of ['start', 'read']) {
    await learner.call('saveCourseProgress', { params, body: { progress: 0, completedLecture } });
  }
  const answers = { one: 'a', order: ['first', 'second'], word: 'token' };
  await learner.call('submitQuiz', { params: { courseId, quizId: 'check' }, body: { answers } });
  await learner.call('completeCourse', { params });
  return learner;
};

/** Requests the certificate of a course. */
export const issue = (learner: Learner, courseId: string) =>
  learner.call('generateCertificate', { params: { courseId } });

/** Downloads the credential of a certificate. */
export const credentialOf = async (certificateId: string): Promise<OpenBadge> =>
  (await send<OpenBadge>('getCredential', { params: { certificateId } })).body;

/** Reads the public status of a certificate. */
export const statusOf = (certificateId: string): Promise<ApiResponse<{ revocation?: Revocation }>> =>
  send('getCertificateStatus', { params: { certificateId } });

/** Runs `npm run revoke` against a platform. */
export const runRevoke = (operator: OperatorCloud, ...args: string[]) =>
  runOperatorCommand(operator, 'revoke', ...args);
