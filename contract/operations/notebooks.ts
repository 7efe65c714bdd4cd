import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { Id, Instant } from '../schemas/identifiers.ts';
import { LectureNotebook, NotebookConfirmation, NotebookText, NotebookVersion } from '../schemas/notebook.ts';
import { wholeNumber } from '../schemas/number.ts';

/** Scope required to start a notebook session (docs/product.md#access): resource server, slash, name. */
export const notebookScope = { server: 'notebooks', name: 'start' } as const;

/** Notebook sessions per learner and day (UTC). */
export const startsPerDay = 5;

/** Notebooks that a learner may have checked on the server in an hour. */
export const verificationsPerHour = 30;

export const notebooks = operations({
  startServer: {
    summary: 'Start a notebook session, or return the running one.',
    method: 'POST',
    path: '/courses/start-server',
    access: 'learner',
    // Tokens of a password sign-in have the second scope and cannot have the first one.
    scopes: [`${notebookScope.server}/${notebookScope.name}`, 'aws.cognito.signin.user.admin'],
    body: z.optional(z.strictObject({ courseId: z.optional(Id), lectureId: z.optional(Id) })),
    response: z.object({
      /** `browser`: Python runs in the page. `remote`: on the stage's notebook server. */
      mode: z.enum(['browser', 'remote']),
      /** `starting`: poll again in a few seconds; the URL shows progress. */
      state: z.enum(['starting', 'ready']),
      url: z.string(),
      expiresAt: Instant,
    }),
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked', 'unavailable'],
    needs: [
      'catalog:GetItem',
      'subscribers:GetItem',
      'learners:GetItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'notebook-hub:GetParameter',
    ],
    limit: `${startsPerDay} a day per learner, one at a time`,
  },
  stopServer: {
    summary: 'End the notebook session; saved notebooks stay.',
    method: 'DELETE',
    path: '/courses/start-server',
    access: 'learner',
    response: z.object({ stopped: z.literal(true) }),
    problems: ['unavailable'],
    needs: ['learners:GetItem', 'learners:UpdateItem', 'learners:DeleteItem', 'notebook-hub:GetParameter'],
  },
  getNotebook: {
    summary: "Get the learner's notebook for a lecture, or its initial version.",
    method: 'GET',
    path: '/courses/{courseId}/notebooks/{lectureId}',
    access: 'learner',
    response: LectureNotebook,
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked'],
    needs: [
      'catalog:GetItem',
      'solutions:GetItem',
      'subscribers:GetItem',
      'learners:GetItem',
      'learner-files:GetObject',
    ],
  },
  saveNotebook: {
    summary: 'Save a notebook unless it has changed since it was read.',
    method: 'PUT',
    path: '/courses/{courseId}/notebooks/{lectureId}',
    access: 'learner',
    body: z.strictObject({
      /** The version the client has read; 0 when it was never saved. */
      basedOn: wholeNumber(0, 1_000_000),
      notebook: NotebookText,
      /** Keeps this version in the history even if the next save follows soon. */
      pin: z.optional(z.boolean()),
    }),
    response: NotebookVersion,
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked', 'notebook-changed'],
    needs: [
      'catalog:GetItem',
      'subscribers:GetItem',
      'learners:GetItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learner-files:PutObject',
      'learner-files:DeleteObject',
    ],
    // A 1 MB notebook is sent as a JSON string, in which quotes and line breaks take two bytes.
    maxBodyBytes: 3 * 1024 * 1024,
  },
  verifyNotebook: {
    summary: 'Run the checks of a saved notebook on the server, and get the solutions of the exercises solved.',
    method: 'POST',
    path: '/courses/{courseId}/notebooks/{lectureId}/verification',
    access: 'learner',
    body: z.strictObject({ version: wholeNumber(1, 1_000_000) }),
    response: NotebookConfirmation,
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked', 'unavailable'],
    needs: [
      'catalog:GetItem',
      'solutions:GetItem',
      'subscribers:GetItem',
      'learners:GetItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learner-files:GetObject',
      'check-runner:InvokeFunction',
    ],
    limit: `${verificationsPerHour} an hour per learner; a repeated check of the same answers does not count`,
  },
  listNotebookVersions: {
    summary: 'List the stored versions of a notebook, newest first.',
    method: 'GET',
    path: '/courses/{courseId}/notebooks/{lectureId}/versions',
    access: 'learner',
    response: z.object({ versions: z.array(NotebookVersion) }),
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked'],
    needs: ['catalog:GetItem', 'subscribers:GetItem', 'learners:GetItem'],
  },
  getNotebookVersion: {
    summary: 'Get a stored version of a notebook.',
    method: 'GET',
    path: '/courses/{courseId}/notebooks/{lectureId}/versions/{version}',
    access: 'learner',
    response: z.object({ version: z.number(), savedAt: Instant, notebook: NotebookText }),
    problems: ['not-found', 'not-enrolled', 'payment-required', 'lecture-locked'],
    needs: ['catalog:GetItem', 'subscribers:GetItem', 'learners:GetItem', 'learner-files:GetObject'],
  },
});
