import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { exportStage } from '#bin/backup/export-stage.ts';
import { type Manifest, partNames, partPath, readManifest } from '#bin/backup/manifest.ts';
import type { Account } from '#bin/backup/read-stage.ts';
import { restoreStage } from '#bin/backup/restore-stage.ts';
import type { StageData } from '#bin/backup/stage-data.ts';
import { beginErasure, eraseAccount } from '#lambdas/erasure/erase-account.ts';
import {
  createPerson,
  createState,
  createStrayRow,
  cutAfter,
  destroyData,
  type Person,
  startBackupStage,
} from '../support/backup-stage.ts';

const source = await startBackupStage();
const target = await startBackupStage();

let ada: Person;
let eve: Person;
/** An export from before Eve deleted her account, refreshed after that. */
let folder: string;
/** An export of what her deletion left. */
let afterwards: string;
let scratch: string;
let folders = 0;
const newFolder = (): string => join(scratch, `${folders++}`);
const printed: string[] = [];
const options = (to: string) => ({ folder: to, now: new Date(), print: (line: string) => void printed.push(line) });
const restore = (data: StageData, from = folder) => restoreStage(data, { ...options(from), chunkLines: 3 });

const linesOf = async (of: string, part: (typeof partNames)[number]): Promise<string[]> =>
  (await readFile(partPath(of, part), 'utf8')).split('\n').filter((line) => line !== '');

const accountsOf = async (of: string): Promise<Account[]> =>
  (await linesOf(of, 'accounts')).map((line) => JSON.parse(line) as Account);

/** The lines of an export with each learner's id replaced by their place in the order of email addresses. */
const canonical = async (of: string): Promise<Record<string, string[]>> => {
  const accounts = (await accountsOf(of)).sort((a, b) =>
    (a.attributes.email ?? '') < (b.attributes.email ?? '') ? -1 : 1,
  );
  const numbered = (line: string) => accounts.reduce((text, { id }, i) => text.replaceAll(id, `learner ${i}`), line);
  const parts = (['learners', 'subscribers', 'files', 'erasures'] as const).map(async (part) => {
    // Deleting an account leaves its tombstone for two days; restoring leaves none.
    const lines = (await linesOf(of, part)).filter((line) => !line.includes('"sk":{"S":"DELETED"}'));
    return [part, lines.map(numbered).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
};

const deleteAccount = async ({ id }: Person): Promise<void> => {
  const { endpoint, accessKeyId, secretAccessKey } = source.cloud.operator;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    LEARNERS_TABLE: source.data.learnersTable,
    SUBSCRIBERS_TABLE: source.data.subscribersTable,
    LEARNER_FILES_BUCKET: source.data.filesBucket,
    USER_POOL_ID: source.data.userPool.id,
    SITE_URL: 'https://learn.example.com',
  });
  const account = { id, username: id };
  await beginErasure(account, new Date());
  await eraseAccount(account, new Date());
};

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backup-'));
  ada = await createPerson(source, 'ada');
  await createPerson(source, 'bob');
  eve = await createPerson(source, 'eve');
  await createState(source);
  folder = newFolder();
  await exportStage(source.data, options(folder));
  await deleteAccount(eve);
  await exportStage(source.data, options(folder));
  afterwards = newFolder();
  await exportStage(source.data, options(afterwards));
}, 120_000);

beforeEach(async () => {
  await destroyData(target);
  printed.length = 0;
});

afterAll(() => rm(scratch, { recursive: true, force: true }));

test('an export has sorted lines, counts and hashes, but no limits or deletions', async () => {
  const { parts, completedAt } = (await readManifest(folder)) as Manifest;
  expect(completedAt).toBeDefined();
  expect(Object.keys(parts).sort()).toEqual([...partNames].sort());
  // Three people with seven and five rows and three files each; an event and the state of a job; the emails' watermark.
  expect(partNames.map((name) => parts[name]?.lines)).toEqual([23, 16, 9, 3, 1]);
  const lines = await linesOf(folder, 'learners');
  const keys = lines.map((line) => JSON.parse(line).Item).map(({ pk, sk }) => `${pk.S}\u0000${sk.S}`);
  expect(keys).toEqual([...keys].sort());
  expect(lines.join('')).not.toMatch(/"(LIMIT|ERASURES|ERASED)#/);
  expect(lines.filter((line) => line.includes('\u2028'))).toHaveLength(3);
});

test('a stage restored in a new pool lacks only an account deleted since the export', async () => {
  expect(await restore(target.data)).toBe(true);
  const copy = newFolder();
  await exportStage(target.data, options(copy));
  const [restored, original] = [await canonical(copy), await canonical(afterwards)];
  expect(restored).toEqual(original);
  expect((await accountsOf(copy)).map(({ attributes }) => attributes.name).sort()).toEqual(['ada', 'bob']);
  expect(JSON.stringify(restored)).not.toContain(eve.id);
  expect(JSON.stringify(restored)).not.toContain('of eve');
}, 60_000);

test('a person restored in a new pool chooses a password and finds their data', async () => {
  expect(await restore(target.data)).toBe(true);
  const inbox = async () =>
    (await (await fetch(`${target.cloud.url}/_local/inbox`)).json()) as { to: string; text: string }[];
  expect(await inbox()).toEqual([]);
  const resources = Object.values(target.cloud.account.stacks).flatMap((stack) => stack.resources);
  const ClientId = resources.find(({ type }) => type === 'AWS::Cognito::UserPoolClient')?.physicalId;
  const Username = ada.email;
  // What a browser calls, without a signature.
  const cognito = new CognitoIdentityProviderClient({
    endpoint: `${target.cloud.url}/_local/cognito`,
    region: 'us-east-1',
  });
  await cognito.send(new ForgotPasswordCommand({ ClientId, Username }));
  const code = /\b\d{6}\b/.exec((await inbox())[0]?.text ?? '')?.[0] ?? '';
  const Password = 'Another-Password-1';
  await cognito.send(new ConfirmForgotPasswordCommand({ ClientId, Username, Password, ConfirmationCode: code }));
  const { AuthenticationResult } = await cognito.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: Password },
    }),
  );
  const [, payload = ''] = (AuthenticationResult?.AccessToken ?? '').split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string };
  expect(sub).not.toBe(ada.id);
  const copy = newFolder();
  await exportStage(target.data, options(copy));
  expect((await linesOf(copy, 'learners')).filter((line) => line.includes(`"pk":{"S":"${sub}"}`))).toHaveLength(5);
}, 60_000);

test('restoring with the same pool keeps ids, and deleted people stay deleted', async () => {
  await destroyData(source, { keepsAccounts: true });
  expect(await restore(source.data)).toBe(true);
  expect(printed).toContain('Accounts: 2 in the same user pool, 1 deleted since the export and left out.');
  const copy = newFolder();
  await exportStage(source.data, options(copy));
  expect(await canonical(copy)).toEqual(await canonical(afterwards));
  expect((await linesOf(copy, 'learners')).join('')).toContain(ada.id);
}, 60_000);

test('an export cut off at any call continues and ends up the same', async () => {
  const to = newFolder();
  let attempts = 0;
  for (let calls = 1; ; calls += 1) {
    attempts += 1;
    const data = await cutAfter(source, calls);
    const done = await exportStage(data, { ...options(to), runBytes: 1 }).catch((error: Error) => error.message);
    if (typeof done !== 'string') break;
    expect(done).toBe('The connection was cut.');
  }
  const whole = newFolder();
  const { parts } = await exportStage(source.data, options(whole));
  expect((await readManifest(to))?.parts).toEqual(parts);
  expect(await readdir(join(to, 'runs'))).toEqual([]);
  // One attempt alone needs more calls than the last one got: 16 scans, 15 months of the register, files and accounts.
  expect(attempts).toBeLessThan(30);
}, 60_000);

test('a restore cut off again and again continues and ends up equal', async () => {
  for (let calls = 1; ; calls += 3) {
    const done = await restore(await cutAfter(target, calls)).catch((error: Error) => error.message);
    if (done === true) break;
    expect(done).toBe('The connection was cut.');
  }
  const copy = newFolder();
  await exportStage(target.data, options(copy));
  expect(await canonical(copy)).toEqual(await canonical(afterwards));
}, 120_000);

test('a damaged export is refused before anything is written', async () => {
  const copyOf = async (): Promise<string> => {
    const copy = newFolder();
    await exportStage(source.data, options(copy));
    return copy;
  };
  const changed = await copyOf();
  await appendFile(partPath(changed, 'subscribers'), '{"Item":{"pk":{"S":"mallory@example.com"},"sk":{"S":"X"}}}\n');
  await expect(restore(target.data, changed)).rejects.toThrow(/subscribers\.jsonl .* SHA-256 differs/);
  const missing = await copyOf();
  await rm(partPath(missing, 'files'));
  await expect(restore(target.data, missing)).rejects.toThrow(/files\.jsonl .* SHA-256 differs/);
  const replaced = await copyOf();
  const [shard = ''] = await readdir(join(replaced, 'contents'));
  const [name = ''] = await readdir(join(replaced, 'contents', shard));
  await writeFile(join(replaced, 'contents', shard, name), 'another picture');
  await expect(restore(target.data, replaced)).rejects.toThrow(/content that was exported for files\//);
  const empty = newFolder();
  const { parts } = await exportStage(target.data, options(empty));
  expect(partNames.map((part) => parts[part]?.lines)).toEqual([0, 0, 0, 0, 0]);
}, 60_000);

test('an export of another stage, an unfinished one and an old one are refused', async () => {
  await expect(restore({ ...target.data, stage: 'staging' })).rejects.toThrow('an export of dev, not of staging');
  await expect(restore(target.data, newFolder())).rejects.toThrow('has no export');
  const part = newFolder();
  await expect(exportStage(await cutAfter(source, 5), options(part))).rejects.toThrow('cut');
  await expect(restore(target.data, part)).rejects.toThrow('is incomplete');
  const nextYear = new Date(Date.now() + 366 * 86_400_000);
  await expect(restoreStage(target.data, { ...options(folder), now: nextYear })).rejects.toThrow('365 days old');
});

test('a stage that holds data or was restored before is refused', async () => {
  await createStrayRow(target);
  await expect(restore(target.data)).rejects.toThrow('dev holds data (learners)');
  await destroyData(target);
  await target.cloud.accounts.createAccount({ email: 'someone@example.com', password: 'Some-Password-1', name: 'S' });
  await expect(restore(target.data)).rejects.toThrow('dev holds data (accounts)');
  await destroyData(target);
  expect(await restore(target.data)).toBe(true);
  await expect(restore(target.data)).rejects.toThrow(/was restored at .* and holds data/);
}, 60_000);

test('a row that somebody else wrote is reported, and a repeat without it succeeds', async () => {
  await expect(restore(await cutAfter(target, 12))).rejects.toThrow('cut');
  await createStrayRow(target);
  expect(await restore(target.data)).toBe(false);
  expect(printed.join('\n')).toMatch(/learners +\d+, DIFFERENT: expected \d+/);
  const Key = { pk: { S: 'stray' }, sk: { S: 'PROFILE' } };
  await target.data.dynamodb.send(new DeleteItemCommand({ TableName: target.data.learnersTable, Key }));
  expect(await restore(target.data)).toBe(true);
}, 60_000);
