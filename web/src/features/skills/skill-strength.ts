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

/** Says how many skills the courses have and how many are started; while none is, how skills get started. */
export const skillCountText = (courses: readonly Course[]): string => {
  const skills = courses.flatMap((course) => course.skills);
  const started = skills.filter(hasRecords).length;
  return started > 0
    ? `${formatCount(skills.length, 'skill')} in your courses, ${started} started.`
    : 'Complete a lesson, and the skills you practiced show up here.';
};

/** Returns the kinds of items in a skill, with the number done, the total, and the words for them. */
export const kindsOf = ({ lectures, questions, selfChecks }: SkillProgress) => [
  { shade: 'seen', done: lectures.completed, total: lectures.total, noun: 'lesson', verb: 'completed' },
  { shade: 'passed', done: questions.correct, total: questions.total, noun: 'question', verb: 'passed' },
  { shade: 'recalled', done: selfChecks.hadIt, total: selfChecks.total, noun: 'self-check', verb: 'recalled' },
];

/** Returns the mean share of items done over the kinds, from 0 to 1. */
const strengthOf = (skill: SkillProgress): number => {
  const shares = kindsOf(skill).flatMap(({ done, total }) => (total > 0 ? [done / total] : []));
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
};

/** Returns the skills with anything recorded, the weakest first. */
export const weakestFirst = (skills: readonly SkillProgress[]): SkillProgress[] =>
  skills.filter(hasRecords).sort((a, b) => strengthOf(a) - strengthOf(b));

/** Returns the weakest skill of the courses, unless everything recorded is complete. */
export const weakestSkill = (courses: readonly Course[]): RankedSkill | undefined => {
  const skill = weakestFirst(courses.flatMap((course) => course.skills)).find((weak) => strengthOf(weak) < 1);
  const course = skill && courses.find(({ skills }) => skills.includes(skill));
  return course && { skill, course };
};

/** Says how far the learner is with the first incomplete kind, e.g. `1 of 6 questions passed`. */
export const missingText = (skill: SkillProgress): string | undefined => {
  const kind = kindsOf(skill).find(({ done, total }) => done < total);
  return kind && `${kind.done} of ${formatCount(kind.total, kind.noun)} ${kind.verb}`;
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
