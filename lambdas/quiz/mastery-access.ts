import { toMastery } from '#contract/rules/mastery.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';
import type { Mastery } from '#contract/schemas/mastery.ts';
import type { Question } from '#contract/schemas/quiz.ts';
import type { QuizRow, SkillsRow } from '#contract/storage/quiz-rows.ts';
import { listVerifiedNotebooks, type VerifiedNotebook } from '../data/checked-notebooks.ts';
import { findQuiz, findSkills } from '../data/courses.ts';
import { listMasteryChecks, type StoredMasteryCheck } from '../data/mastery-checks.ts';
import { type CourseAccess, requireCourseAccess } from '../learning/course-access.ts';
import { masteryInput } from '../learning/read-mastery.ts';
import { environment } from '../runtime/environment.ts';
import { drawMasteryCheck } from './draw-mastery-check.ts';

/** A course with a learner's mastery checks; `pool` and `row` are absent when the course has no check. */
export interface MasteryAccess extends CourseAccess {
  pool: QuizRow | undefined;
  row: SkillsRow | undefined;
  checks: StoredMasteryCheck[];
  verified: VerifiedNotebook[];
  nextCheck: number;
}

/** Access check of both operations of the mastery check. Throws as `requireCourseAccess`. */
export const requireMasteryAccess = async (learnerId: string, courseId: string, now: Date): Promise<MasteryAccess> => {
  const [access, pool, row, checks, verified] = await Promise.all([
    requireCourseAccess(learnerId, courseId, now),
    findQuiz(courseId, masteryQuizId),
    findSkills(courseId),
    listMasteryChecks(learnerId, courseId),
    listVerifiedNotebooks(learnerId, courseId),
  ]);
  return { ...access, pool, row, checks, verified, nextCheck: (checks.at(-1)?.check ?? 0) + 1 };
};

/** Returns what the learner has and lacks for Mastery. */
export const masteryOf = (
  { row, enrollment, verified }: Pick<MasteryAccess, 'row' | 'enrollment' | 'verified'>,
  checks: readonly StoredMasteryCheck[],
  now: Date,
): Mastery =>
  row
    ? toMastery(masteryInput(row, enrollment, checks, verified), now)
    : { state: 'not-offered', skills: [], notebooks: [] };

/** Returns the questions of the next check; none unless it is open. */
export const nextQuestions = (learnerId: string, access: MasteryAccess, mastery: Mastery): Question[] => {
  const { pool, row, checks, nextCheck } = access;
  if (mastery.state !== 'open' || !pool || !row) return [];
  return drawMasteryCheck({
    drawKey: environment('DRAW_KEY'),
    ...{ pool, mastery, learnerId, skills: row.skills, check: nextCheck },
    seen: new Set(checks.flatMap(({ questions }) => questions)),
  });
};
