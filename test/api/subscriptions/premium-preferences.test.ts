import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import { linkTokenIn, sendSubscribe } from '#test/support/drip-subscribers.ts';
import { emailsTo } from '#test/support/inbox.ts';
import { simulateStripe, upgradableCourse } from '#test/support/payments.ts';
import { newLearner, send } from '#test/support/platform.ts';

type View = OutputOf<'getSubscription'>;

const read = async (token: string): Promise<View> => (await send<View>('getSubscription', { params: { token } })).body;

test('a premium subscriber waits for nothing: no dates and no calendar events', async () => {
  const reader = await newLearner();
  await sendSubscribe({ email: reader.email, courseId: upgradableCourse });
  const token = linkTokenIn((await emailsTo(reader.email))[0]);
  await reader.call('linkAccount', { body: { courseId: upgradableCourse } });
  const before = await read(token);
  expect(before).toMatchObject({ premium: false });
  expect(before.upcoming.length).toBeGreaterThan(0);
  const { url } = await reader.call('createDripUpgradeSession', { body: { courseId: upgradableCourse } });
  await simulateStripe(new URL(url).pathname.split('/').at(-1) ?? '', 'pay');
  expect(await read(token)).toMatchObject({ premium: true, upcoming: [], mails: true });
  expect(
    (await send<View>('saveSubscription', { params: { token }, body: { timeZone: 'Asia/Tokyo' } })).body,
  ).toMatchObject({ premium: true, upcoming: [] });
  const calendar = await send<string>('getReleaseCalendar', { params: { token } });
  expect(JSON.stringify(calendar.body)).not.toContain('VEVENT');
  expect((await sendSubscribe({ email: reader.email, courseId: upgradableCourse })).body.status).toBe(
    'existing_access',
  );
});
