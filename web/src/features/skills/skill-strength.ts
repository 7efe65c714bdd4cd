import type { SkillMap, SkillProgress } from '#contract/schemas/skill-map.ts';

/** What a skill consists of: lessons to see, questions to pass and self-checks to recall. */
export const skillSize = ({ lectures, questions, selfChecks }: SkillProgress): number =>
  lectures.total + questions.total + selfChecks.total;

/** The share of a skill that is seen, passed and recalled, from 0 to 1. */
export const skillStrength = (skill: SkillProgress): number =>
  (skill.lectures.completed + skill.questions.correct + skill.selfChecks.hadIt) / Math.max(1, skillSize(skill));

/** Number of a skill's questions last answered wrong, and self-checks last judged as not recalled. */
export const itemsToRepeat = ({ questions, selfChecks }: SkillProgress): number =>
  questions.asked - questions.correct + selfChecks.answered - selfChecks.hadIt;

type Course = SkillMap['courses'][number];

/** Whether anything is recorded about the course's skills. */
export const isStarted = ({ skills }: Course): boolean =>
  skills.some((skill) => skill.lectures.completed + skill.questions.asked + skill.selfChecks.answered > 0);

/** A skill with its course. */
export interface RankedSkill {
  skill: SkillProgress;
  course: Course;
}

/** Returns up to three skills with the highest number above zero, highest first. */
export const topSkills = (courses: readonly Course[], rank: (skill: SkillProgress) => number): RankedSkill[] =>
  courses
    .flatMap((course) => course.skills.map((skill) => ({ skill, course })))
    .filter(({ skill }) => rank(skill) > 0)
    .sort((a, b) => rank(b.skill) - rank(a.skill))
    .slice(0, 3);
