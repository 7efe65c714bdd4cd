import { toMastery } from '#contract/rules/mastery.ts';
import { toSkillProgress } from '#contract/rules/skill-map.ts';
import type { SkillMap } from '#contract/schemas/skill-map.ts';
import { listAllVerifiedNotebooks } from '../data/checked-notebooks.ts';
import { findSkills } from '../data/courses.ts';
import { byLastStudied, listEnrollments } from '../data/enrollments.ts';
import { listAllMasteryChecks } from '../data/mastery-checks.ts';
import { listAllAttempts } from '../data/quiz-attempts.ts';
import { listAllVerdicts } from '../data/self-check-attempts.ts';
import { masteryInput } from './read-mastery.ts';

/** Reads what a learner's records show of each skill of their courses, in two round trips. */
export const readSkillMap = async (learnerId: string, now: Date): Promise<SkillMap> => {
  const [enrollments, attempts, selfChecks, checks, verified] = await Promise.all([
    listEnrollments(learnerId),
    listAllAttempts(learnerId),
    listAllVerdicts(learnerId),
    listAllMasteryChecks(learnerId),
    listAllVerifiedNotebooks(learnerId),
  ]);
  const courses = await Promise.all(
    enrollments.sort(byLastStudied).map(async (enrollment) => {
      const { courseId, completedLectures } = enrollment;
      const row = await findSkills(courseId);
      if (!row) return [];
      const ofCourse = <Record extends { courseId: string }>(records: readonly Record[]) =>
        records.filter((record) => record.courseId === courseId);
      const records = { completedLectures, attempts: ofCourse(attempts), selfChecks: ofCourse(selfChecks) };
      const skills = row.skills.map((skill) => toSkillProgress(skill, records));
      const mastery = toMastery(masteryInput(row, enrollment, ofCourse(checks), ofCourse(verified)), now);
      return [{ courseId, title: row.title, skills, mastery }];
    }),
  );
  return { courses: courses.flat() };
};
