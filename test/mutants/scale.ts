import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of code that scales to more courses and learners. */
export const scale: readonly Mutant[] = [
  {
    id: 'packed-differences',
    title: 'The search index stores large numbers wrong',
    file: 'contract/rules/search/packed-numbers.ts',
    find: '(packed >>> 1)',
    replace: '(packed >> 1)',
    tests: ['contract/rules/search/packed-numbers'],
    on: 'jest',
  },
  {
    id: 'packed-end',
    title: 'A search index that was cut off opens',
    file: 'contract/rules/search/packed-numbers.ts',
    find: 'if (at !== bytes.length) throw',
    replace: 'if (false) throw',
    tests: ['contract/rules/search/packed-numbers'],
    on: 'jest',
  },
  {
    id: 'search-memory',
    title: 'A search has a seventh of a processor',
    file: 'lib/functions/function-resources.ts',
    find: 'listCourses: { memoryMegabytes: wholeCpuMegabytes }',
    replace: 'listCourses: { memoryMegabytes: defaultMegabytes }',
    tests: ['bin/cost'],
    on: 'jest',
  },
  {
    id: 'erasures-in-turn',
    title: 'Account deletions are checked one after the other',
    file: 'lambdas/jobs/finish-erasures.ts',
    find: 'forEachConcurrently(listed, erasuresAtATime,',
    replace: 'forEachConcurrently(listed, 1,',
    tests: ['aws-sdk/finish-erasures'],
    on: 'jest',
  },
];
