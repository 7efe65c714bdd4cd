import type { Mutant } from '#bin/mutants/mutant.ts';

/** Mutants of code that keeps stages apart, first deployments repeatable and restored data correct. */
export const stages: readonly Mutant[] = [
  {
    id: 'dead-letters-kept',
    title: 'A rolled back first deployment leaves queues whose names the next one needs',
    file: 'lib/jobs/job-function.ts',
    find: 'removalPolicy: RemovalPolicy.DESTROY',
    replace: 'removalPolicy: RemovalPolicy.RETAIN',
    tests: ['lib/first-deployment'],
    on: 'jest',
  },
  {
    id: 'names-without-region',
    title: 'A stage in two regions of an account gives two CloudFront policies one name',
    file: 'lib/stack-tokens.ts',
    find: 'Aws.REGION',
    replace: "''",
    tests: ['lib/physical-names'],
    on: 'jest',
  },
  {
    id: 'pages-before-routes',
    title: 'Pages are published before the routes they call',
    file: 'lib/platform.ts',
    find: "site.addStackDependency(ops, 'New pages call new routes (decision record 0046).');",
    replace: '',
    tests: ['lib/platform'],
    on: 'jest',
  },
  {
    id: 'stage-in-any-account',
    title: 'A stage bound to an account can be deployed to another one',
    file: 'lib/stage-problems.ts',
    find: 'bound[key] !== target[key]',
    replace: 'false',
    tests: ['lib/stage-problems'],
    on: 'jest',
  },
  {
    id: 'deletion-not-registered',
    title: 'Restoring an export brings back who deleted their account since',
    file: 'lambdas/erasure/erase-account.ts',
    find: 'putErasedLearner(learnerId, now)',
    replace: 'undefined',
    tests: ['bin/backup'],
    on: 'jest',
  },
  {
    id: 'restored-payment-names-buyer',
    title: 'A restored payment of a deleted account names its buyer',
    file: 'bin/backup/restored-lines.ts',
    find: 'isLeftOut ? anonymousSession(row, leftOut.payments) : rowWithNewIds(row)',
    replace: 'rowWithNewIds(row)',
    tests: ['bin/backup'],
    on: 'jest',
  },
];
