import { isDeepStrictEqual } from 'node:util';
import { quiz } from '#contract/operations/quiz.ts';
import { Problem } from '#contract/problem.ts';
import { countIn } from '#contract/rules/mastery.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import type { Mastery, MasteryResult } from '#contract/schemas/mastery.ts';
import type { SkillsRow } from '#contract/storage/quiz-rows.ts';
import { findAnswerKeys } from '../data/answer-keys.ts';
import { listMasteryChecks, putMasteryCheck, type StoredMasteryCheck } from '../data/mastery-checks.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireAnswersToDraw } from './attempt-rules.ts';
import { grade } from './grade.ts';
import { masteryOf, nextQuestions, requireMasteryAccess } from './mastery-access.ts';

/** Returns the stored check with this number and these answers: a repeated request, not a new check. */
const findRepeated = (
  checks: readonly StoredMasteryCheck[],
  check: number,
  answers: unknown,
): StoredMasteryCheck | undefined => {
  const stored = checks.find((candidate) => candidate.check === check);
  if (stored && !isDeepStrictEqual(stored.answers, answers)) throw new Problem('attempt-conflict');
  return stored;
};

/**
 * Requires that a check is open.
 * @throws `not-found`, `not-complete`, `attempt-too-early` or `no-attempts-left`
 */
const requireOpen = ({ state, opensAt }: Mastery, now: Date): void => {
  if (state === 'open') return;
  if (state === 'not-offered') throw new Problem('not-found', 'This course has no mastery check.');
  if (state === 'incomplete') throw new Problem('not-complete');
  if (state === 'waiting' && opensAt) {
    const retryAfter = Math.ceil((Date.parse(opensAt) - now.getTime()) / 1000);
    throw new Problem('attempt-too-early', 'The mastery check is not open yet.', { retryAfter });
  }
  const detail = state === 'exhausted' ? 'You have seen every question.' : 'You have already demonstrated every skill.';
  throw new Problem('no-attempts-left', detail);
};

const toResult = ({ skills }: SkillsRow, stored: StoredMasteryCheck, mastery: Mastery): MasteryResult => ({
  check: stored.check,
  skills: skills.flatMap((skill) => {
    const { asked, correct } = countIn(skill, stored);
    const isShown = mastery.skills.find(({ id }) => id === skill.id)?.isShown ?? false;
    return asked === 0 ? [] : [{ id: skill.id, name: skill.name, asked, correct, isShown }];
  }),
  mastery,
});

export const handler = endpoint(quiz, 'submitMasteryCheck', async ({ params: { courseId }, body, caller, now }) => {
  const [access, keys = []] = await Promise.all([
    requireMasteryAccess(caller.id, courseId, now),
    findAnswerKeys(courseId, masteryQuizId),
  ]);
  const { row, nextCheck } = access;
  const { check, answers } = body;
  if (!row) throw new Problem('not-found', 'This course has no mastery check.');
  if (check > nextCheck) throw new Problem('invalid-request', `The next check is number ${nextCheck}.`);
  let { checks } = access;
  let stored = findRepeated(checks, check, answers);
  if (!stored) {
    const mastery = masteryOf(access, checks, now);
    requireOpen(mastery, now);
    const drawn = nextQuestions(caller.id, access, mastery);
    requireAnswersToDraw(drawn, answers, {});
    const questions = drawn.map(({ id }) => id);
    const { correct } = grade(
      keys.filter(({ questionId }) => questions.includes(questionId)),
      answers,
    );
    const submitted = { courseId, check, questions, answers, correct: [...correct], submittedAt: now.toISOString() };
    const isStored = await putMasteryCheck(caller.id, submitted);
    checks = isStored ? [...checks, submitted] : await listMasteryChecks(caller.id, courseId);
    // Another tab stored this number concurrently: identical answers are a repeat, others are rejected.
    stored = isStored ? submitted : findRepeated(checks, check, answers);
  }
  if (!stored) throw new Problem('attempt-conflict');
  return toResult(row, stored, masteryOf(access, checks, now));
});
