import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of counts and reports that browsers send. */
export const site: readonly Mutant[] = [
  {
    id: 'csp-report-of-extension',
    title: 'Violations by browser extensions are counted',
    file: 'lambdas/site/record-csp-reports.ts',
    find: 'filter((report) => !isFromExtension(report))',
    replace: 'filter(() => true)',
    tests: ['api/site/csp-reports'],
    on: 'platform',
  },
  {
    id: 'csp-report-with-url',
    title: 'The log of CSP violations contains what was requested',
    file: 'lambdas/site/record-csp-reports.ts',
    find: 'url.hostname.slice(0, 253)',
    replace: 'url.href',
    tests: ['api/site/csp-reports'],
    on: 'platform',
  },
];
