import { randomBytes } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { keySegments } from '#contract/storage/keys.ts';
import { erasedLearnerHash } from '#lambdas/data/erasures.ts';
import { forEachConcurrently } from '#lambdas/runtime/for-each-concurrently.ts';
import { isSamePool, type Manifest, partPath } from './manifest.ts';
import { readChunks, readLines } from './read-lines.ts';
import { type Account, concurrency, listAccounts, readErasures } from './read-stage.ts';
import { parseRow, textOf } from './rows.ts';
import type { StageData } from './stage-data.ts';

/** Who is restored. */
export interface RestoredAccounts {
  /** Learner ids of the export, each with the id in this pool. Everyone else is left out. */
  ids: ReadonlyMap<string, string>;
  /** Accounts that were deleted since the export. */
  deleted: readonly Account[];
  /** Whether the accounts were created in a new pool. */
  areNew: boolean;
}

/** Reads the register of deletions, as exported and as it is now. */
const readRegister = async (data: StageData, folder: string, now: Date): Promise<Set<string>> => {
  const hashes = new Set<string>();
  const add = (line: string) => hashes.add(keySegments(textOf(parseRow(line), 'sk'))[0] ?? '');
  for await (const line of readLines(partPath(folder, 'erasures'))) add(line);
  for await (const { lines } of readErasures(data, now)(undefined)) for (const { text } of lines) add(text);
  return hashes;
};

const parseAccount = (line: string): Account => JSON.parse(line) as Account;

/** Satisfies every password policy. It is never shown: people choose their own with "Forgot your password?". */
const randomPassword = (): string => `Aa1!${randomBytes(24).toString('base64url')}`;

/** Creates an account without an email to its owner, or completes one that an interrupted restore created. */
const ensureAccount = async (data: StageData, account: Account, existing: Account | undefined): Promise<string> => {
  const { cognito, userPool } = data;
  const { attributes, isEnabled } = account;
  const user = { UserPoolId: userPool.id, Username: attributes.email };
  let id = existing?.id;
  if (id === undefined) {
    const { User } = await cognito.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    id = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value;
    if (id === undefined) throw new Error('Cognito created an account without a sub.');
  }
  // Cognito does not reset the password of an account that still has its temporary one.
  if (existing?.status !== 'CONFIRMED')
    await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: randomPassword(), Permanent: true }));
  if (!isEnabled && existing?.isEnabled !== false) await cognito.send(new AdminDisableUserCommand(user));
  return id;
};

const readPool = async (data: StageData): Promise<Account[]> => {
  const found: Account[] = [];
  for await (const accounts of listAccounts(data)) found.push(...accounts);
  return found;
};

/**
 * Decides who is restored: in the pool that the export was made from, everyone who still has an account. In a new
 * pool, every account that is not in the register of deletions is created, with a new id that Cognito assigns.
 * Accounts whose email address was never confirmed have no data and are left out there.
 */
export const restoreAccounts = async (
  data: StageData,
  { folder, manifest, now }: { folder: string; manifest: Manifest; now: Date },
): Promise<RestoredAccounts> => {
  const areNew = !isSamePool(data.userPool, manifest.userPool);
  const erased = await readRegister(data, folder, now);
  const pool = await readPool(data);
  const poolIds = new Set(pool.map(({ id }) => id));
  // Never adopts an account that someone else has started to create; Cognito then refuses a second one.
  const confirmed = pool.filter(({ status }) => status !== 'UNCONFIRMED');
  const byEmail = new Map(confirmed.map((account) => [account.attributes.email, account]));
  const ids = new Map<string, string>();
  const deleted: Account[] = [];
  const restore = async (account: Account): Promise<void> => {
    if (erased.has(erasedLearnerHash(account.id)) || !(areNew || poolIds.has(account.id))) deleted.push(account);
    else if (!areNew) ids.set(account.id, account.id);
    else if (account.status !== 'UNCONFIRMED')
      ids.set(account.id, await ensureAccount(data, account, byEmail.get(account.attributes.email)));
  };
  for await (const { values } of readChunks(partPath(folder, 'accounts'), parseAccount))
    await forEachConcurrently(values, concurrency, restore);
  return { ids, deleted, areNew };
};
