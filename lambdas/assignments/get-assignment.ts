import { assignments } from '#contract/operations/assignments.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireAssignment, toFileView, toSubmissionView } from './assignment-access.ts';

export const handler = endpoint(assignments, 'getAssignment', async ({ params, caller, now }) => {
  const { work } = await requireAssignment(caller.id, params, now);
  const [files, submissions] = await Promise.all([
    Promise.all(work.files.map((file) => toFileView(caller.id, params, file))),
    Promise.all(work.submissions.map((submission) => toSubmissionView(caller.id, params, submission))),
  ]);
  return { assessments: work.assessments, files, submissions };
});
