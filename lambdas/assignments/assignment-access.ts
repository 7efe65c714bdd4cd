import { Problem } from '#contract/problem.ts';
import type { Assessments, AssignmentFile, Rubric } from '#contract/schemas/assignment.ts';
import {
  type AssignmentKey,
  getWork,
  putWork,
  type StoredFile,
  type StoredSubmission,
  type StoredWork,
} from '../data/assignments.ts';
import { getLectureRow } from '../data/courses.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { fileUrl, learnerFolder } from '../services/learner-files.ts';

/** An assignment this learner may work on, with their work. */
export interface AssignmentAccess {
  access: CourseAccess;
  rubric: Rubric;
  work: StoredWork;
}

const assignmentMissing = 'Assignment not found.';

/**
 * Access check of every operation on an assignment. The course comes first, so outsiders cannot tell which assignments
 * exist. Throws as `requireCourseAccess`, then `not-found` or `lecture-locked`.
 */
export const requireAssignment = async (
  learnerId: string,
  assignment: AssignmentKey,
  now: Date,
): Promise<AssignmentAccess> => {
  const { courseId, lectureId } = assignment;
  const [access, work, lectureRow] = await Promise.all([
    requireCourseAccess(learnerId, courseId, now),
    getWork(learnerId, assignment),
    getLectureRow(courseId, lectureId),
  ]);
  const isAssignment = ({ id, contentType }: { id: string; contentType: string }) =>
    id === lectureId && contentType === 'assignment';
  findLecture(access, isAssignment, assignmentMissing);
  if (!lectureRow?.rubric) throw new Problem('not-found', assignmentMissing);
  return { access, rubric: lectureRow.rubric, work };
};

/**
 * Requires that every assessment names a criterion of the rubric and one of its levels.
 * @throws `invalid-request`
 */
export const requireRubric = ({ criteria }: Rubric, assessments: Assessments): void => {
  for (const [criterionId, { level }] of Object.entries(assessments)) {
    const criterion = criteria.find(({ id }) => id === criterionId);
    if (!criterion || (level !== undefined && !criterion.levels.some(({ id }) => id === level)))
      throw new Problem('invalid-request', 'The rubric has changed. Reload the page.');
  }
};

/** Returns the S3 key of a file: below the learner's folder, so that it is exported and erased with it. */
export const fileKeyOf = (learnerId: string, { courseId, lectureId }: AssignmentKey, { id, name }: StoredFile) =>
  `${learnerFolder(learnerId)}assignments/${courseId}/${lectureId}/${id}${name.slice(name.lastIndexOf('.'))}`;

/** Returns a file with a URL that downloads it. */
export const toFileView = async (
  learnerId: string,
  assignment: AssignmentKey,
  file: StoredFile,
): Promise<AssignmentFile> => {
  const { id, name, bytes, addedAt } = file;
  return { id, name, bytes, addedAt, url: await fileUrl(fileKeyOf(learnerId, assignment, file)) };
};

/** Returns a submission with URLs of its files. */
export const toSubmissionView = async (
  learnerId: string,
  assignment: AssignmentKey,
  { number, submittedAt, assessments, files }: StoredSubmission,
) => ({
  number,
  submittedAt,
  assessments,
  files: await Promise.all(files.map((file) => toFileView(learnerId, assignment, file))),
});

/** Attempts before giving up; each lost race means that another tab has changed the work. */
const maxAttempts = 4;

/**
 * Changes files or submissions according to `plan`, and plans again when another tab was faster. Changes nothing when
 * `plan` returns no change. Returns what it planned last.
 */
export const changeWork = async <Plan extends { change?: Parameters<typeof putWork>[2] }>(
  learnerId: string,
  assignment: AssignmentKey,
  work: StoredWork,
  plan: (work: StoredWork) => Plan,
): Promise<Plan> => {
  let current = work;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const planned = plan(current);
    if (!planned.change || (await putWork(learnerId, assignment, planned.change, current))) return planned;
    current = await getWork(learnerId, assignment);
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
};
