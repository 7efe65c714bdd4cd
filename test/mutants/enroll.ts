import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of enrolling by the press that led to the login. */
export const enroll: readonly Mutant[] = [
  {
    id: 'enroll-press-kept',
    title: 'One press on Enroll enrolls at every later visit',
    file: 'web/src/lib/one-time-intent.ts',
    find: 'clear: (): void => storage.write(null)',
    replace: 'clear: (): void => undefined',
    tests: ['web/lib/one-time-intent'],
    on: 'jest',
  },
  {
    id: 'enroll-press-not-cleared',
    title: 'The enrollment page leaves the press on Enroll in the tab',
    file: 'web/src/features/checkout/enroll/enroll-card.tsx',
    find: '    enrollIntent.clear();\n',
    replace: '',
    tests: ['e2e/start-learning'],
    on: 'browser',
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
