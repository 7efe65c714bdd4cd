import { normalizeEmail } from '#contract/rules/email.ts';
import { keyPrefix } from '#contract/storage/keys.ts';
import type { LearnerRow } from './accounts.ts';
import { listRowsOfLearner } from './rows-by-email.ts';

/** Returns the email addresses that may hold rows of a learner: the account's own and those its enrollments name. */
const linkedEmails = (email: string, rows: readonly LearnerRow[]): Set<string> => {
  const enrollments = rows.filter(({ sk }) => sk.startsWith(keyPrefix('ENROLLMENT')));
  const linked = enrollments.flatMap(({ subscriberEmail }) => (subscriberEmail ? [String(subscriberEmail)] : []));
  return new Set(email ? [...linked, normalizeEmail(email)] : linked);
};

/** Lists all rows of a learner's subscriptions by email address. `rows` are the learner's rows. */
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
