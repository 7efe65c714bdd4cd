import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from '@jest/globals';
import { startPlatform, type TestPlatform } from '#bin/test/platform.ts';
import { courseId } from '../support/learners.ts';

/** @returns whether the note was acknowledged; `false` too when the platform is gone */
const writeNote = async (url: string, token: string, count: number): Promise<boolean> => {
  const response = await fetch(`${url}/api/courses/${courseId}/notes/0/0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: `note ${count}` }),
  }).catch(() => undefined);
  return response?.status === 200;
};

/** Writes notes one by one until the platform is gone; resolves to the last acknowledged one. */
const writeUntilStopped = async (url: string, token: string, acknowledged: number): Promise<number> => {
  let last = acknowledged;
  while (await writeNote(url, token, last + 1)) last += 1;
  return last;
};

const readNote = async (url: string, token: string): Promise<string> => {
  const response = await fetch(`${url}/api/courses/${courseId}/notes/0/0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { content: string }).content;
};

const signedInAndEnrolled = async ({ url }: TestPlatform): Promise<string> => {
  const response = await fetch(`${url}/_local/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email: 'survivor@example.com' }),
  });
  const { token } = (await response.json()) as { token: string };
  await fetch(`${url}/api/courses/${courseId}/enroll`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return token;
};

let platform: TestPlatform;
afterAll(async () => {
  await platform.end('SIGTERM');
  await rm(platform.data.folder, { recursive: true, force: true });
});

test('a platform killed mid-write loses nothing acknowledged and no sign-in', async () => {
  platform = await startPlatform();
  const { url, data } = platform;
  const token = await signedInAndEnrolled(platform);
  expect(await writeNote(url, token, 1)).toBe(true);
  const writing = writeUntilStopped(url, token, 1);
  // Kills once a write is stored, whether or not its writer has a response.
  while ((await readNote(url, token)) === 'note 1') {}
  await platform.end('SIGKILL');
  const acknowledged = await writing;

  platform = await startPlatform({ data });
  const savedCount = Number((await readNote(url, token)).split(' ')[1]);
  // A write in flight may be stored; an acknowledged one must be.
  expect([acknowledged, acknowledged + 1]).toContain(savedCount);
}, 600_000);

test('a restarted platform keeps its learners, courses and emails', async () => {
  const token = await signedInAndEnrolled(platform);
  const before = await readNote(platform.url, token);
  await platform.end('SIGTERM');
  platform = await startPlatform({ data: platform.data });
  expect(await readNote(platform.url, token)).toBe(before);
  const courses = (await (await fetch(`${platform.url}/api/public/courses`)).json()) as { total: number };
  expect(courses.total).toBeGreaterThanOrEqual(14);
}, 600_000);
