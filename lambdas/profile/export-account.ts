import { profile } from '#contract/operations/profile.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { type LearnerRow, listRows } from '../data/accounts.ts';
import { listSubscriptionRowsOfLearner } from '../data/learner-subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { getIdentity } from '../services/identity.ts';
import { fileUrl, learnerFolder, listFiles } from '../services/learner-files.ts';

/** Converts a row to plain JSON: sets become arrays. */
const toPlainRow = ({ pk: _owner, ...row }: LearnerRow | SubscriptionRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Set ? [...value] : value]));

export const handler = endpoint(profile, 'exportAccount', async ({ caller, now }) => {
  const folder = learnerFolder(caller.id);
  const [identity, rows, keys] = await Promise.all([
    getIdentity(caller.username),
    listRows(caller.id),
    listFiles(folder),
  ]);
  const subscriptions = await listSubscriptionRowsOfLearner(caller.id, identity, rows);
  const files = await Promise.all(
    keys.map(async (key) => ({ name: key.slice(folder.length), url: await fileUrl(key) })),
  );
  return {
    exportedAt: now.toISOString(),
    profile: { id: caller.id, email: identity.email, emailVerified: identity.isEmailVerified, name: identity.name },
    rows: [...rows, ...subscriptions.flatMap((of) => [...of.subscriptions, ...of.others])].map(toPlainRow),
    files,
  };
});
