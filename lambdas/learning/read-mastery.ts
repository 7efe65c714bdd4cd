import { type MasteryInput, toMastery } from '#contract/rules/mastery.ts';
import type { Mastery } from '#contract/schemas/mastery.ts';
import type { SkillsRow } from '#contract/storage/quiz-rows.ts';
import { listVerifiedNotebooks, type VerifiedNotebook } from '../data/checked-notebooks.ts';
import { findSkills } from '../data/courses.ts';
import { type Enrollment, getEnrollment } from '../data/enrollments.ts';
import { listMasteryChecks, type StoredMasteryCheck } from '../data/mastery-checks.ts';

/** Collects what the rule of Mastery needs. */
export const masteryInput = (
  { skills, notebookIds, notebookTitles }: SkillsRow,
  enrollment: Pick<Enrollment, 'completedLectures' | 'completions' | 'completedAt'>,
  checks: readonly StoredMasteryCheck[],
  verified: readonly VerifiedNotebook[],
): MasteryInput => ({
  skills,
  completedLectures: enrollment.completedLectures,
  completions: enrollment.completions,
  courseCompletedAt: enrollment.completedAt,
  checks,
  notebookIds,
  notebookTitles,
  verifiedNotebooks: new Map(verified.map(({ lectureId, passedAt }) => [lectureId, passedAt])),
});

/** Reads what a learner has and lacks for Mastery of a course, in one round trip; undefined when not enrolled. */
export const readMastery = async (learnerId: string, courseId: string, now: Date): Promise<Mastery | undefined> => {
  const [row, enrollment, checks, verified] = await Promise.all([
    findSkills(courseId),
    getEnrollment(learnerId, courseId),
    listMasteryChecks(learnerId, courseId),
    listVerifiedNotebooks(learnerId, courseId),
  ]);
  return row && enrollment && toMastery(masteryInput(row, enrollment, checks, verified), now);
};
