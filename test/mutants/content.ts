import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of the validation and publishing of courses. */
export const content: readonly Mutant[] = [
  {
    id: 'self-check-identity',
    title: 'A question in capitals loses what learners answered',
    file: 'content/publish/self-checks.ts',
    find: "      .normalize('NFKC')\n      .toLowerCase()",
    replace: "      .normalize('NFKC')",
    tests: ['content/self-checks'],
    on: 'jest',
  },
  {
    id: 'self-check-answer-order',
    title: 'Answers to self-checks may be numbered in any order',
    file: 'content/publish/self-checks.ts',
    find: ' || numbers.some((number, index) => number !== index + 1)',
    replace: '',
    tests: ['content/validation'],
    on: 'jest',
  },
];
