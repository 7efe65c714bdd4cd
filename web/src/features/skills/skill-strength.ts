import type { SkillMap, SkillProgress } from '#contract/schemas/skill-map.ts';
import { formatCount } from '#web/src/lib/format.ts';

/** Number of a skill's questions last answered wrong, and self-checks last judged as not recalled. */
export const itemsToRepeat = ({ questions, selfChecks }: SkillProgress): number =>
  questions.asked - questions.correct + selfChecks.answered - selfChecks.hadIt;

type Course = SkillMap['courses'][number];

/** Whether anything is recorded about a skill. */
export const hasRecords = ({ lectures, questions, selfChecks }: SkillProgress): boolean =>
  lectures.completed + questions.asked + selfChecks.answered > 0;

/** Whether anything is recorded about the course's skills. */
export const isStarted = ({ skills }: Course): boolean => skills.some(hasRecords);

/** Counts the skills of the courses, and those with anything recorded; says how to start while there are none. */
export const skillCountText = (courses: readonly Course[]): string => {
  const skills = courses.flatMap((course) => course.skills);
  const started = skills.filter(hasRecords).length;
  return started > 0
    ? `${formatCount(skills.length, 'skill')} in your courses, ${started} started.`
    : 'Complete a lesson, and the skills it teaches fill up here.';
};

/** A skill with its course. */
export interface RankedSkill {
  skill: SkillProgress;
  course: Course;
}

/** Returns up to three skills with something to repeat, those with the most first. */
export const skillsToRepeat = (courses: readonly Course[]): RankedSkill[] =>
  courses
    .flatMap((course) => course.skills.map((skill) => ({ skill, course })))
    .filter(({ skill }) => itemsToRepeat(skill) > 0)
    .sort((a, b) => itemsToRepeat(b.skill) - itemsToRepeat(a.skill))
    .slice(0, 3);
