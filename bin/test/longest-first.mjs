/**
 * Test files by duration, longest first: a worker that starts one of these last keeps the others waiting. A clone
 * without Jest's cache knows no durations, so they are listed.
 */
const longestFirst = [
  'e2e/accessibility',
  'resilience/payment-event-order',
  'resilience/erasure',
  'e2e/notebook',
  'resilience/release-drip-crashes',
  'e2e/assistant-launcher',
  'resilience/round-trips',
  'fuzz/endpoints',
  'e2e/drip-accessibility',
  'e2e/public-pages',
  'e2e/drip-course',
  'e2e/profile-and-questionnaire',
  'e2e/leave-login-page',
  'e2e/login-service-outage',
  'e2e/notes-and-bookmarks',
  'resilience/private-responses',
  'e2e/buy-course',
  'e2e/quiz-and-certify',
  'e2e/product-pages',
  'e2e/learn-and-certify',
  'e2e/player-display',
  'e2e/player-keyboard',
  'resilience/payment-crashes',
  'e2e/weekly-goal',
  'e2e/contact',
  'e2e/event-replay',
  'resilience/best-effort-emails',
  'resilience/drip-operator',
  'resilience/release-drip-ses',
  'resilience/release-drip-seeds',
  'resilience/course-changes',
  'resilience/deploy-commands',
  'lib/template-schemas',
  'jobs/reconcile-payments',
  'aws-sdk/export-account',
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
