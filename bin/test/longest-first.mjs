/**
 * Test files by duration, longest first: a worker that starts one of these last keeps the others waiting. A clone
 * without Jest's cache has no durations, so they are listed here.
 */
const longestFirst = [
  'e2e/explore',
  'e2e/accessibility',
  'resilience/payment-event-order',
  'resilience/erasure',
  'fuzz/endpoints',
  'resilience/private-responses',
  'resilience/click-through',
  'e2e/notebook',
  'e2e/public-pages',
  'e2e/drip-course',
  'notebooks/check-runner',
  'resilience/release-drip-crashes',
  'resilience/deploy-commands',
  'e2e/drip-accessibility',
  'resilience/payment-crashes',
  'e2e/assistant-launcher',
  'e2e/profile-and-questionnaire',
  'e2e/leave-login-page',
  'e2e/learn-and-certify',
  'resilience/best-effort-emails',
  'resilience/round-trips',
  'e2e/player-display',
  'e2e/notes-and-bookmarks',
  'e2e/contact',
  'e2e/login-service-outage',
  'resilience/release-drip-seeds',
  'resilience/release-drip-ses',
  'e2e/player-keyboard',
  'e2e/buy-course',
  'resilience/drip-operator',
  'e2e/event-replay',
  'e2e/quiz-and-certify',
  'e2e/product-pages',
  'certificates/credential',
  'certificates/certificates',
  'assignments/assignments',
  'resilience/course-changes',
  'e2e/weekly-goal',
  'jobs/reconcile-payments',
  'content/video-scripts',
  'lib/template-schemas',
  'bin/backup',
  'bin/commands',
  'contract/schema-limits',
];

const rank = ({ path }) => {
  const index = longestFirst.findIndex((name) => path.endsWith(`/${name}.test.ts`));
  return index < 0 ? longestFirst.length : index;
};

/** Unit tests run last: most take milliseconds, and the few that use a whole processor would slow the journeys down. */
const runsLast = ({ context }) => (context.config.displayName?.name === 'unit' ? 1 : 0);

/** Orders test files for Jest (`testSequencer`). */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => runsLast(a) - runsLast(b) || rank(a) - rank(b));
  }

  allFailedTests() {
    return [];
  }

  cacheResults() {}
}
