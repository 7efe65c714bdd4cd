import { isDeepStrictEqual } from 'node:util';
import { assignments } from '#contract/operations/assignments.ts';
import { type FieldError, Problem } from '#contract/problem.ts';
import type { NewSubmission, Rubric } from '#contract/schemas/assignment.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import type { StoredSubmission, StoredWork } from '../data/assignments.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { changeWork, requireAssignment, requireRubric, toSubmissionView } from './assignment-access.ts';

/** Submissions of one assignment; all are kept in one row. */
const maxSubmissions = 20;

/** Requires a level and evidence for every criterion, and a file. */
const requireComplete = ({ criteria }: Rubric, { assessments, files }: NewSubmission): void => {
  const errors = criteria.flatMap(({ id }): FieldError[] => {
    const { level, evidence } = assessments[id] ?? {};
    return [
      ...(level === undefined ? [{ path: `body.assessments.${id}.level`, message: 'Choose a level.' }] : []),
      ...(evidence ? [] : [{ path: `body.assessments.${id}.evidence`, message: 'Write a sentence of evidence.' }]),
    ];
  });
  if (files.length === 0) errors.push({ path: 'body.files', message: 'Add at least one file.' });
  const [first] = errors;
  if (first) throw new Problem('invalid-request', first.message, { errors });
};

const hasSameContent = (stored: StoredSubmission, { assessments, files }: NewSubmission): boolean =>
  isDeepStrictEqual(stored.assessments, assessments) &&
  isDeepStrictEqual(
    stored.files.map(({ id }) => id),
    files,
  );

/** Returns the stored submission that the new one repeats, or the one to store. */
const planSubmission = (
  { files, submissions }: StoredWork,
  submitted: NewSubmission,
  version: string,
  now: Date,
): { submission: StoredSubmission; change?: Partial<StoredWork> } => {
  const { number, assessments } = submitted;
  const next = submissions.length + 1;
  if (number > next) throw new Problem('invalid-request', `The next submission is number ${next}.`);
  const stored = submissions[number - 1];
  if (stored) {
    if (hasSameContent(stored, submitted)) return { submission: stored };
    throw new Problem('submission-conflict', 'You have submitted this assignment elsewhere. Reload the page.');
  }
  if (next > maxSubmissions) {
    throw new Problem('too-many-items', `An assignment can be submitted ${maxSubmissions} times.`);
  }
  const submittedFiles = submitted.files.flatMap((id) => files.find((file) => file.id === id) ?? []);
  if (submittedFiles.length < submitted.files.length) {
    throw new Problem('invalid-request', 'One of these files is no longer in your draft. Reload the page.');
  }
  const submission = { number, submittedAt: now.toISOString(), version, assessments, files: submittedFiles };
  return { submission, change: { assessments, submissions: [...submissions, submission] } };
};

export const handler = endpoint(assignments, 'submitAssignment', async ({ params, body, caller, now }) => {
  const [{ access, rubric, work }, today] = await Promise.all([
    requireAssignment(caller.id, params, now),
    getStudyDay(caller.id, now),
  ]);
  requireRubric(rubric, body.assessments);
  requireComplete(rubric, body);
  const { submission } = await changeWork(caller.id, params, work, (current) =>
    planSubmission(current, body, access.course.version, now),
  );
  // Runs for a repeat too, so that a submission whose response was lost still completes the lecture.
  await Promise.all([
    completeLecture(caller.id, access, params.lectureId, now, { kind: 'submitted' }),
    putStudyDay(caller.id, today),
  ]);
  return toSubmissionView(caller.id, params, submission);
});
