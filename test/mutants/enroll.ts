import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of enrolling by the press that led to the login. */
export const enroll: readonly Mutant[] = [
  {
    id: 'enroll-press-kept',
    title: 'One press on Enroll enrolls at every later visit',
    file: 'web/src/lib/one-time-intent.ts',
    find: '      storage.write(null);\n',
    replace: '',
    tests: ['web/lib/one-time-intent'],
    on: 'jest',
  },
  {
    id: 'enroll-press-of-another-course',
    title: 'A press on Enroll counts for any course',
    file: 'web/src/lib/one-time-intent.ts',
    find: 'stored === id && ',
    replace: '',
    tests: ['web/lib/one-time-intent'],
    on: 'jest',
  },
];
