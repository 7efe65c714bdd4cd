import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformStartLimitMs, startPlatform, type TestPlatform } from '#bin/test/platform.ts';
import { credentialKey } from '#lambdas/services/learner-files.ts';
import { courseId, newGraduate } from '../support/learners.ts';
import type { Learner } from '../support/platform.ts';
import { send } from '../support/platform.ts';

let platform: TestPlatform;
let ada: Learner;
const sharedPlatform = process.env.PLATFORM_URL;

beforeAll(async () => {
  platform = await startPlatform();
  // The helpers call this platform, whose data the test damages, instead of the shared one.
  process.env.PLATFORM_URL = platform.url;
  ada = await newGraduate('Ada Lovelace');
}, platformStartLimitMs);
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await platform.stop();
});

/** Deletes an object from the local bucket, whose files are named after a digest of the key. */
const lose = async (key: string): Promise<void> => {
  const digest = createHash('sha256').update(key).digest('hex');
  const folder = join(platform.data.folder, 's3');
  const files = await readdir(folder, { recursive: true });
  const lost = files.filter((file) => basename(file).startsWith(digest));
  expect(lost).toHaveLength(1);
  for (const file of lost) await rm(join(folder, file));
};

const issue = () => ada.call('generateCertificate', { params: { courseId } });
const credentialOf = (certificateId: string) => send('getCredential', { params: { certificateId } });

test('a credential lost between row and file is issued again unchanged', async () => {
  const { id } = await issue();
  const before = await credentialOf(id);
  expect(before.status).toBe(200);

  await platform.end('SIGKILL');
  await lose(credentialKey(id));
  platform = await startPlatform({ data: platform.data });
  expect((await credentialOf(id)).status).toBe(404);

  expect((await issue()).id).toBe(id);
  expect((await credentialOf(id)).body).toEqual(before.body);
}, 600_000);
