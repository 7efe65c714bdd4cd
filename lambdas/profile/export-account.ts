import { profile } from '#contract/operations/profile.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import { type LearnerRow, listRows } from '../data/accounts.ts';
import { listSubscriptionRowsOfLearner } from '../data/learner-subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { readSkillMap } from '../learning/read-skill-map.ts';
import { getIdentity, type Identity } from '../services/identity.ts';
import { fileUrl, learnerFolder, listFilePage } from '../services/learner-files.ts';

/** Converts a row to plain JSON: sets become arrays. */
const toPlainRow = ({ pk: _owner, ...row }: LearnerRow | SubscriptionRow): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value instanceof Set ? [...value] : value]));

const exportRows = async (learnerId: string, identity: Promise<Identity>): Promise<Record<string, unknown>[]> => {
  const rows = await listRows(learnerId);
  const subscriptions = await listSubscriptionRowsOfLearner(learnerId, await identity, rows);
  return [...rows, ...subscriptions.flatMap((of) => [...of.subscriptions, ...of.others])].map(toPlainRow);
};

// A signed URL has up to 2 KB and a response at most 6 MB, so files come in pages of 1,000; the rows come with the
// first.
export const handler = endpoint(profile, 'exportAccount', async ({ caller, query, now }) => {
  const folder = learnerFolder(caller.id);
  const identityRead = getIdentity(caller.username);
  const isFirst = query.files === undefined;
  const [identity, rows, skillMap, { keys, hasMore }] = await Promise.all([
    identityRead,
    isFirst ? exportRows(caller.id, identityRead) : [],
    isFirst ? readSkillMap(caller.id, now) : undefined,
    listFilePage(folder, query.files && folder + query.files),
  ]);
  const files = await Promise.all(
    keys.map(async (key) => ({ name: key.slice(folder.length), url: await fileUrl(key) })),
  );
  const last = files.at(-1);
  return {
    exportedAt: now.toISOString(),
    profile: { id: caller.id, email: identity.email, emailVerified: identity.isEmailVerified, name: identity.name },
    rows,
    ...(skillMap && { skillMap }),
    files,
    ...(hasMore && last && { nextFiles: last.name }),
  };
});
