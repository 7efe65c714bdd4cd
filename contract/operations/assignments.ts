import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { maxAssignmentFileBytes } from '../rules/assignment-limits.ts';
import { AssignmentFile, AssignmentWork, NewAssessments, NewSubmission, Submission } from '../schemas/assignment.ts';
import { Instant } from '../schemas/identifiers.ts';

/** Problems of every call that requires an open assignment. */
const accessProblems = ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked'] as const;
const accessNeeds = ['catalog:GetItem', 'learners:GetItem', 'subscribers:GetItem'] as const;

export const assignments = operations({
  getAssignment: {
    summary: "Get the learner's draft of an assignment and what they have submitted.",
    method: 'GET',
    path: '/courses/{courseId}/assignments/{lectureId}',
    access: 'learner',
    response: AssignmentWork,
    problems: accessProblems,
    needs: [...accessNeeds, 'learner-files:GetObject'],
  },
  saveAssignmentDraft: {
    summary: 'Save the assessments of the draft; the last write wins. Submissions stay as they are.',
    method: 'PUT',
    path: '/courses/{courseId}/assignments/{lectureId}/draft',
    access: 'learner',
    body: z.strictObject({ assessments: NewAssessments }),
    response: z.object({ savedAt: Instant }),
    problems: accessProblems,
    needs: [...accessNeeds, 'learners:UpdateItem', 'learners:DeleteItem'],
  },
  uploadAssignmentFile: {
    summary:
      'Add a file to the draft: a PDF without active content, a JPEG, PNG or WebP picture, or plain text, of at most 4 MB in the file field file. Repeating it returns the same file.',
    method: 'POST',
    path: '/courses/{courseId}/assignments/{lectureId}/files',
    access: 'learner',
    body: 'multipart',
    fileField: 'file',
    response: AssignmentFile,
    problems: [...accessProblems, 'too-many-items'],
    needs: [
      ...accessNeeds,
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learner-files:PutObject',
      'learner-files:GetObject',
      'learner-files:DeleteObject',
    ],
    maxBodyBytes: maxAssignmentFileBytes + 4096,
  },
  removeAssignmentFile: {
    summary: 'Remove a file from the draft; succeeds when it is not there. Submissions keep it.',
    method: 'DELETE',
    path: '/courses/{courseId}/assignments/{lectureId}/files/{fileId}',
    access: 'learner',
    response: z.object({ removed: z.literal(true) }),
    problems: accessProblems,
    needs: [...accessNeeds, 'learners:UpdateItem', 'learner-files:DeleteObject'],
  },
  submitAssignment: {
    summary: 'Submit the work, which completes the lecture. Repeating it returns the same submission.',
    method: 'POST',
    path: '/courses/{courseId}/assignments/{lectureId}/submissions',
    access: 'learner',
    body: NewSubmission,
    response: Submission,
    problems: [...accessProblems, 'submission-conflict', 'too-many-items'],
    needs: [...accessNeeds, 'learners:UpdateItem', 'learners:DeleteItem', 'learner-files:GetObject'],
  },
});
