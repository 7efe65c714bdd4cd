import { allOperations } from '#contract/index.ts';
import { kebab } from '#lib/names.ts';
import type { LoggedRequest } from '#local';

/** Sequential DynamoDB calls that a request may make. */
export const limit = 2;

/** Operations that need one more, each with the reason. */
const knownLimits = new Map([
  ['submit-assignment', 'a lecture may only count as submitted once the submission is stored'],
  ['submit-quiz', 'a lecture may only count as passed once the attempt is stored, which needs the gate before it'],
  ['verify-notebook', 'the same answers are checked once, so a use is counted only after the notebook was read'],
  ['generate-certificate', 'the quiz results that the credential names are those of the course the gate has read'],
  ['confirm-subscription', 'a link names the row, and the row is changed as it was read'],
  ...['get-subscription', 'get-release-calendar'].map((name): [string, string] => [
    name,
    'a link names the row, the row names the learner, and only their payments say whether days still count',
  ]),
  ['unsubscribe', 'a link names the row, and the row is changed as it was read'],
  ['link-account', 'a deleted account links nothing, and an enrollment may only name what is linked'],
  ...['save-drip-progress', 'save-self-check-attempt'].map((name): [string, string] => [
    name,
    'what is open is read from the subscription that the enrollment names',
  ]),
]);

/** Operations that need up to three more. */
const worst = new Map([
  ['save-subscription', 'a link names the row, the row is changed as it was read, and its learner may have paid'],
  [
    '-subscribe',
    'new courses are counted before they are stored, a link is emailed only after its row is stored, and only an unsent email counts for the day',
  ],
]);

/** Operations that may write for a learner finally check whether the account was deleted in the meantime. */
const isGuarded = (name: string): boolean =>
  allOperations.some(
    ({ name: operation, operation: { needs } }) =>
      name.endsWith(`-${kebab(operation)}`) && needs.includes('learners:DeleteItem'),
  );

/** Jobs run on their own schedule, even while a test measures; the limit is for requests. */
export const isRequest = (name = ''): boolean =>
  allOperations.some(({ name: operation }) => name.endsWith(`-${kebab(operation)}`));

const isIn = (calls: Map<string, string>, name: string): boolean =>
  [...calls.keys()].some((call) => name.endsWith(call));

/** Returns how many a function may make, by the end of its name. */
export const limitOf = (name = ''): number =>
  limit + (isIn(worst, name) ? 3 : isIn(knownLimits, name) ? 1 : 0) + (isGuarded(name) ? 1 : 0);

/** Returns the length of the longest chain of sequential calls. */
export const depthOf = (requests: LoggedRequest[]): number => {
  const sorted = [...requests].sort((a, b) => a.startedAt - b.startedAt);
  const depths: number[] = [];
  for (const [index, request] of sorted.entries()) {
    const before = sorted
      .slice(0, index)
      .map((earlier, at) => (earlier.endedAt <= request.startedAt ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
};
