import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';

let platform: DripCloud;

beforeAll(async () => {
  platform = await startDripCloud();
}, 150_000);
afterAll(() => platform.stop());

const send = (body: object) =>
  fetch(new URL('/api/inquiries', platform.cloud.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('an inquiry that could not be emailed is refused, and a retry passes it on', async () => {
  const email = `mira-${randomUUID()}@example.com`;
  const inquiry = { form: 'contact', firstName: 'Mira', lastName: 'Okafor', email, message: 'Do you teach in Lagos?' };
  const closed = { kind: 'answer', status: 400, code: 'AccountSuspendedException', times: 1 } as const;
  await platform.injectFault({ ...closed, function: 'send-inquiry', service: 'ses' });
  expect((await send(inquiry)).status).toBeGreaterThanOrEqual(500);
  expect((await send(inquiry)).status).toBe(200);
  const inbox = await platform.callConsole<{ text: string }[]>('GET', 'inbox');
  expect(inbox.filter(({ text }) => text.includes(email))).toHaveLength(1);
}, 60_000);
