import { normalizeEmail } from '../../contract/rules/email.ts';
import { keyPrefix } from '../../contract/storage/keys.ts';
import type { LearnerRow } from './accounts.ts';
import { listRowsOfLearner } from './rows-by-email.ts';

/** Addresses under which something of a learner may be kept: the account's own, and those their enrollments name. */
const linkedEmails = (email: string, rows: readonly LearnerRow[]): Set<string> => {
  const enrollments = rows.filter(({ sk }) => sk.startsWith(keyPrefix('ENROLLMENT')));
  const linked = enrollments.flatMap(({ subscriberEmail }) => (subscriberEmail ? [String(subscriberEmail)] : []));
  return new Set(email ? [...linked, normalizeEmail(email)] : linked);
};

/** Everything kept about a learner's subscriptions, address by address. `rows` are their own in the table of learners. */
export const listSubscriptionRowsOfLearner = (
  learnerId: string,
  identity: { email: string; isEmailVerified: boolean } | undefined,
  rows: readonly LearnerRow[],
): Promise<Awaited<ReturnType<typeof listRowsOfLearner>>[]> => {
  const ownEmail = identity ? normalizeEmail(identity.email) : '';
  return Promise.all(
    [...linkedEmails(ownEmail, rows)].map((email) =>
      listRowsOfLearner(email, learnerId, email === ownEmail && identity?.isEmailVerified === true),
    ),
  );
};
