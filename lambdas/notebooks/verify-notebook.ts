import { notebooks, verificationsPerHour } from '#contract/operations/notebooks.ts';
import { Problem } from '#contract/problem.ts';
import { exerciseMetadataKey } from '#contract/rules/notebook/lecture-notebook.ts';
import { parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import type { Exercise, NotebookVerification } from '#contract/schemas/notebook.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import {
  type AnsweredExercise,
  answersHash,
  type CheckedNotebook,
  getCheckedNotebook,
  putCheckedNotebook,
  solvedExercises,
  toVerification,
} from '../data/checked-notebooks.ts';
import { getLectureRow } from '../data/courses.ts';
import { getNotebookRow, notebookFileKey } from '../data/notebooks.ts';
import { enforceRateLimit } from '../data/rate-limits.ts';
import { getSolutionsFor } from '../data/solutions.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { runAnswers, runChecks } from '../services/check-runner.ts';
import { getFile } from '../services/learner-files.ts';
import { requireNotebookLecture, type UnlockedLecture } from './notebook-access.ts';

const limit = {
  name: 'verify-notebook',
  max: verificationsPerHour,
  seconds: 3600,
  advice: `The server checks ${verificationsPerHour} notebooks an hour. Yours is saved; try again later.`,
};

/** Finds the answer to each exercise in a saved notebook: the first cell that names it. */
const answersIn = (text: string, exercises: readonly Exercise[]): AnsweredExercise[] => {
  const { cells } = parseNotebook(text);
  return exercises.map(({ id, tests }) => {
    const cell = cells.find(({ cell_type, metadata }) => cell_type === 'code' && metadata[exerciseMetadataKey] === id);
    return { id, tests, source: [cell?.source ?? ''].flat().join('') };
  });
};

/** Runs the checks of one exercise. A hidden check returns only the author's hint, to keep its values secret. */
const verifyExercise = async ({
  id,
  tests,
  source,
}: AnsweredExercise): Promise<NotebookVerification['exercises'][number]> => {
  const { outcomes } = await runChecks({ source, checks: tests.map(({ code }) => code) });
  return {
    id,
    checks: tests.map(({ isHidden, hint }, position) => {
      const { passed = false, message } = outcomes[position] ?? {};
      const shown = isHidden ? hint : message;
      return { passed, ...(!passed && shown !== undefined && { message: shown }) };
    }),
  };
};

/** Completes a lecture that requires checks once all of them have passed; idempotent. Other lectures stay as they are. */
const completeIfPassed = async (
  learnerId: string,
  access: UnlockedLecture,
  { passedAt }: CheckedNotebook,
  now: Date,
): Promise<void> => {
  if (!access.lecture.requiresChecks || passedAt === undefined) return;
  const today = await getStudyDay(learnerId, now);
  await Promise.all([
    completeLecture(learnerId, access, access.lecture.id, now, { kind: 'checks' }),
    putStudyDay(learnerId, today),
  ]);
};

/**
 * Checks the stored notebook, never what a browser reports. Checks identical answers once: a repeat returns the stored
 * outcome. The outcome for a version older than the last checked one is not stored.
 */
export const handler = endpoint(notebooks, 'verifyNotebook', async ({ params, body, caller, now }) => {
  const [row, lectureRow, stored, access] = await Promise.all([
    getNotebookRow(caller.id, params),
    getLectureRow(params.courseId, params.lectureId),
    getCheckedNotebook(caller.id, params),
    requireNotebookLecture(caller.id, params, now),
  ]);
  const exercises = lectureRow?.exercises ?? [];
  const version = row?.history.find((candidate) => candidate.version === body.version);
  const text = version && (await getFile(notebookFileKey(caller.id, params, version)));
  if (!version || text === undefined) throw new Problem('not-found', 'This version is no longer available.');
  if (exercises.length === 0) throw new Problem('not-found', 'This lesson has no exercises.');

  const answered = answersIn(text, exercises);
  const hash = answersHash(answered);
  if (stored?.hash === hash) {
    // Completes the lecture again, in case an earlier call failed after storing the outcome.
    const [solutions] = await Promise.all([
      getSolutionsFor(params, stored),
      completeIfPassed(caller.id, access, stored, now),
    ]);
    return { ...toVerification(stored), solutions };
  }
  await enforceRateLimit('learners', limit, caller.id, now);
  const verified = await runAnswers(
    answered,
    verifyExercise,
    'The server cannot run checks now. Your notebook is saved. Try again soon.',
  );
  const hasPassed = verified.every(({ checks }) => checks.every(({ passed }) => passed));
  const checkedAt = now.toISOString();
  const current = { version: version.version, checkedAt, exercises: verified, hash };
  const checked: CheckedNotebook = {
    ...current,
    ...(hasPassed && { passedAt: checkedAt }),
    solved: new Set([...(stored ? solvedExercises(stored) : []), ...solvedExercises(current)]),
  };
  const [isStored, solutions] = await Promise.all([
    putCheckedNotebook(caller.id, params, checked),
    getSolutionsFor(params, checked),
  ]);
  // Solutions are shown only for exercises that the stored outcome counts as solved.
  const onRecord = isStored ? checked : stored;
  const solved = onRecord ? solvedExercises(onRecord) : new Set();
  if (onRecord) await completeIfPassed(caller.id, access, onRecord, now);
  return { ...toVerification(checked), solutions: solutions.filter(({ id }) => solved.has(id)) };
});
