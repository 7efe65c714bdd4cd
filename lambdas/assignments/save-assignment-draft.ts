import { assignments } from '#contract/operations/assignments.ts';
import { putAssessments } from '../data/assignments.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireAssignment, requireRubric } from './assignment-access.ts';

export const handler = endpoint(assignments, 'saveAssignmentDraft', async ({ params, body, caller, now }) => {
  const { rubric } = await requireAssignment(caller.id, params, now);
  requireRubric(rubric, body.assessments);
  const savedAt = now.toISOString();
  await putAssessments(caller.id, params, body.assessments, savedAt);
  return { savedAt };
});
