import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of the skill map and of Mastery. */
export const mastery: readonly Mutant[] = [
  {
    id: 'mastery-without-waiting',
    title: 'A check shows a skill on the day of its last lesson',
    file: 'contract/rules/mastery.ts',
    find: 'if (check.submittedAt < later(before, masteryWaitDays)) return [];',
    replace: '',
    tests: ['contract/rules/mastery'],
    on: 'jest',
  },
  {
    id: 'mastery-one-question',
    title: 'One right answer shows a skill',
    file: 'contract/rules/mastery.ts',
    find: 'asked >= questionsPerSkill && right',
    replace: 'asked >= 1 && right',
    tests: ['contract/rules/mastery'],
    on: 'jest',
  },
  {
    id: 'mastery-unverified-notebooks',
    title: 'Mastery needs no notebook',
    file: 'contract/rules/mastery.ts',
    find: 'if (notebooks.some(({ isVerified }) => !isVerified))',
    replace: 'if (false)',
    tests: ['contract/rules/mastery'],
    on: 'jest',
  },
  {
    id: 'mastery-lost-skill',
    title: 'A lesson completed later takes a shown skill away',
    file: 'contract/rules/mastery.ts',
    find: 'lectureTimes.filter((at) => at <= check.submittedAt)',
    replace: 'lectureTimes',
    tests: ['contract/rules/mastery'],
    on: 'jest',
  },
  {
    id: 'skill-map-best-answer',
    title: 'The skill map counts the first answer instead of the last',
    file: 'contract/rules/skill-map.ts',
    find: 'inOrder.findLast(',
    replace: 'inOrder.find(',
    tests: ['contract/rules/skill-map'],
    on: 'jest',
  },
  {
    id: 'skill-inherited',
    title: 'A question that names its skills asks those of its lesson, too',
    file: 'content/skills.ts',
    find: 'if (question.skills) return question.skills;',
    replace: '',
    tests: ['content/skills'],
    on: 'jest',
  },
];
