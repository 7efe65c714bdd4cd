import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of the blocks in texts of lectures. */
export const lessons: readonly Mutant[] = [
  {
    id: 'block-inside-a-fence',
    title: 'A block that a text shows as code is read as a block',
    file: 'contract/rules/lesson/lesson-fences.ts',
    find: '    at = last + 1;',
    replace: '    at += 1;',
    tests: ['contract/rules/lesson-blocks'],
    on: 'jest',
  },
  {
    id: 'prediction-answer-shown',
    title: 'The answer to a prediction is shown before the guess',
    file: 'web/src/features/player/reading/predict-block.tsx',
    find: 'data-print-only={!isOpen || undefined} tabIndex',
    replace: 'tabIndex',
    tests: ['e2e/read-a-lesson'],
    on: 'browser',
  },
  {
    id: 'embed-loads-unasked',
    title: 'A page of another host loads before a learner asks for it',
    file: 'web/src/features/player/reading/embed-block.tsx',
    find: 'isPressed || isTrusted ?',
    replace: 'title ?',
    tests: ['e2e/documents-and-embeds'],
    on: 'browser',
  },
  {
    id: 'embed-of-any-host',
    title: 'An embed may name a page of an unknown host',
    file: 'contract/rules/lesson/embed-hosts.ts',
    find: ': hostname === domain',
    replace: ': hostname.includes(domain)',
    tests: ['contract/rules/embed-hosts'],
    on: 'jest',
  },
];
