import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type DripCloud, dripCourse, entitlement, startDripCloud } from '../support/drip-cloud.ts';

let drip: DripCloud;
beforeAll(async () => {
  drip = await startDripCloud();
}, 180_000);
afterAll(() => drip.stop());
beforeEach(async () => {
  await drip.ask('DELETE', 'faults');
});

// Days ahead of the real clock, whose own runs of the job therefore find nothing to do.
const day0 = '2030-03-01T12:00:00.000Z';
const day2 = '2030-03-03T08:00:00.000Z';
const day3 = '2030-03-04T08:00:00.000Z';
const day4 = '2030-03-05T08:00:00.000Z';
const later = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * 60_000).toISOString();

const subjectsTo = async (row: { email: string }) => (await drip.mailsTo(row as never)).map(({ subject }) => subject);

test('a subscriber is told of each section when it opens, once, and of the last one as the last', async () => {
  const ada = await drip.subscriber(day0);
  expect((await drip.read(ada)).dueAt).toBe(day2);
  await drip.release(later(day2, -1));
  expect(await drip.mailsTo(ada)).toEqual([]);
  for (const at of [day2, day2, later(day2, 5), day4]) await drip.release(at);
  expect(await subjectsTo(ada)).toEqual([
    'Now open: Why it makes things up, and how to check',
    expect.stringMatching(/^Now open: /),
  ]);
  // Studied meanwhile, so that no reminder comes between.
  await drip.change(ada, { confirmedAt: '2030-03-10T07:00:00.000Z' });
  await drip.release('2030-03-08T08:00:00.000Z');
  await drip.release('2030-03-10T08:00:00.000Z');
  const subjects = await subjectsTo(ada);
  expect(subjects).toHaveLength(4);
  expect(subjects.at(-1)).toMatch(/^The last section is open: /);
});

test('every mail has one button, both unsubscribe headers, a way to stop them in sight, and an address of ours', async () => {
  const ada = await drip.subscriber(day0);
  await drip.release(day2);
  const [mail] = await drip.mailsTo(ada);
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': `<${drip.cloud.url.replace('http:', 'http:')}/api/unsubscribe/${ada.token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail?.html ?? '', mail?.text ?? '']) {
    expect(part).toContain(`/subscriptions/${ada.token}`);
    expect(part).toContain('100 Sample Street');
    expect(part).toContain(`/courses/${dripCourse}/drip-content/1/0`);
  }
  expect(mail?.html.match(/class="button"/g)).toHaveLength(1);
});

test('after two days without the job, one digest tells of all that has opened, and after a week too', async () => {
  const [ada, grace] = [await drip.subscriber(day0), await drip.subscriber(day0)];
  await drip.change(grace, { dueAt: later(day4, 9 * 1440), dueBucket: undefined });
  await drip.release(later(day4, 120));
  expect(await subjectsTo(ada)).toEqual(
    ['2 sections now open: Know your assistant: AI literacy in ten days'].map(() =>
      expect.stringMatching(/^2 sections now open: /),
    ),
  );
  const ben = await drip.subscriber(day0);
  await drip.release('2030-03-12T09:00:00.000Z');
  expect(await subjectsTo(ben)).toEqual([expect.stringMatching(/^4 sections now open: /)]);
});
