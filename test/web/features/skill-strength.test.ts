import { expect, test } from '@jest/globals';
import type { SkillMap } from '#contract/schemas/skill-map.ts';
import {
  isStarted,
  missingText,
  skillCountText,
  skillsToRepeat,
  weakestFirst,
  weakestSkill,
} from '#web/src/features/skills/skill-strength.ts';

/** A skill of two lessons, two questions and two self-checks, in its own course. */
const course = (id: string, completed: number, [asked, correct] = [0, 0], [answered, hadIt] = [0, 0]) => ({
  courseId: id,
  title: id,
  mastery: { state: 'incomplete' as const, skills: [], notebooks: [] },
  skills: [
    {
      id,
      name: id,
      lectures: { total: 2, completed },
      questions: { total: 2, asked, correct },
      selfChecks: { total: 2, answered, hadIt },
    },
  ],
});

const courses: SkillMap['courses'] = [
  course('untouched', 0),
  course('seen', 2),
  course('shaky', 1, [2, 0], [1, 0]),
  course('known', 2, [2, 2], [2, 1]),
  course('tried', 0, [1, 0]),
  course('begun', 1),
];

test('skills with most wrong answers and forgotten self-checks are due first', () => {
  const namesOf = (list: typeof courses) => skillsToRepeat(list).map(({ skill }) => skill.name);
  expect(namesOf(courses)).toEqual(['shaky', 'known', 'tried']);
  expect(namesOf(courses.slice(0, 2))).toEqual([]);
});

test('a course counts as started once a lesson, question or self-check is recorded', () => {
  expect(courses.filter(isStarted).map(({ title }) => title)).toEqual(['seen', 'shaky', 'known', 'tried', 'begun']);
});

test('the skills of all courses are counted, or else the page says how to start', () => {
  expect(skillCountText(courses)).toBe('6 skills in your courses, 5 started.');
  expect(skillCountText(courses.slice(0, 1))).toMatch(/^Complete a lesson/);
});

test('recorded skills come weakest first, and the weakest says what is missing', () => {
  const skills = courses.flatMap((course) => course.skills);
  expect(weakestFirst(skills).map(({ name }) => name)).toEqual(['tried', 'shaky', 'begun', 'seen', 'known']);
  const weakest = weakestSkill(courses);
  expect(weakest?.course.title).toBe('tried');
  expect(weakest && missingText(weakest.skill)).toBe('0 of 2 lessons completed');
  const passed = course('passed', 2, [2, 1]).skills[0];
  expect(passed && missingText(passed)).toBe('1 of 2 questions passed');
});

test('no skill is the weakest before any record, or when everything is done', () => {
  expect(weakestSkill(courses.slice(0, 1))).toBeUndefined();
  expect(weakestSkill([course('done', 2, [2, 2], [2, 2])])).toBeUndefined();
});
