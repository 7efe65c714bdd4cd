import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { type DripCloud, entitlement, releaseMinutes, startDripCloud, type Timeline } from '../support/drip-cloud.ts';
import { dripCourseId } from '../support/drip-subscribers.ts';
import { waitFor } from '../support/wait-for.ts';

let drip: DripCloud;
beforeAll(async () => {
  drip = await startDripCloud();
}, 180_000);
afterAll(() => drip.stop());

let at: Timeline;
beforeEach(async () => {
  at = await drip.newTimeline();
});

test('a subscriber gets one email per section as it opens, and a final one', async () => {
  const ada = await drip.createSubscriber(at(0));
  expect((await drip.readRow(ada)).dueAt).toBe(at(2, releaseMinutes));
  await drip.release(at(2, releaseMinutes - 1));
  expect(await drip.emailsTo(ada)).toEqual([]);
  for (const time of [at(2, releaseMinutes), at(2, releaseMinutes), at(2, releaseMinutes + 5), at(4, releaseMinutes)])
    await drip.release(time);
  expect(await drip.subjectsTo(ada)).toEqual([
    'Now open: Why it makes things up, and how to check',
    'Now open: What you may share',
  ]);
  for (const time of [at(7, releaseMinutes), at(9, releaseMinutes), at(9, releaseMinutes + 5)])
    await drip.release(time);
  const sections = (await drip.subjectsTo(ada)).filter((subject) => subject.includes('open:'));
  expect(sections).toHaveLength(4);
  expect(sections.at(-1)).toMatch(/^The last section is open: /);
}, 60_000);

test('every email has one button, unsubscribe headers, a visible opt-out and sender', async () => {
  const ada = await drip.createSubscriber(at(0));
  await drip.release(at(2, releaseMinutes));
  const [mail] = await drip.emailsTo(ada);
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(new RegExp(`^<https?://[^>]+/api/unsubscribe/${ada.token}>$`)),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail?.html ?? '', mail?.text ?? '']) {
    expect(part).toContain(`/subscriptions/${ada.token}`);
    expect(part).toContain('100 Sample Street');
    expect(part).toContain(`/courses/${dripCourseId}/drip-content/1/0`);
  }
  expect(mail?.html.match(/class="button"/g)).toHaveLength(1);
});

test('days without the job end in one digest, and no reminder the same day', async () => {
  const [ada, ben] = [await drip.createSubscriber(at(0)), await drip.createSubscriber(at(3))];
  await drip.release(at(6, releaseMinutes));
  expect(await drip.subjectsTo(ada)).toEqual([expect.stringMatching(/^2 sections now open: /)]);
  await drip.release(at(12, releaseMinutes + 1));
  expect(await drip.subjectsTo(ben)).toEqual([
    expect.stringMatching(/^Now open: /),
    expect.stringMatching(/^3 sections now open: /),
  ]);
  await drip.release(at(12, releaseMinutes + 10));
  expect(await drip.emailsTo(ben)).toHaveLength(2);
});

test('a late subscriber in a zone far ahead gets emails by local time', async () => {
  const timeZone = 'Pacific/Kiritimati';
  // 23:59 in a zone 14 hours ahead: the second day after starts a minute less than two days later.
  const ada = await drip.createSubscriber(at(0, 9 * 60 + 59), { timeZone });
  const eight = at(1, 18 * 60);
  expect((await drip.readRow(ada)).dueAt).toBe(eight);
  await drip.release(eight);
  const [mail] = await drip.emailsTo(ada);
  expect(mail?.text).toContain('8:00 AM (Kiritimati time)');
});

test('stopped, paid, complained or bounced subscribers are skipped until it ends', async () => {
  const [stopped, premium, bounced] = await Promise.all([
    drip.createSubscriber(at(0), { unsubscribedAt: at(1) }),
    drip.createSubscriber(at(0), { learnerId: 'learner-paid' }),
    drip.createSubscriber(at(0)),
  ]);
  await drip.putLearnerRow(entitlement('learner-paid', dripCourseId, 'paid'));
  await drip.putSubscriberRow({ ...subscriberKeys.suppression(bounced.email), suppressed: 'bounce' });
  const tally = await drip.release(at(2, releaseMinutes));
  expect(tally).toMatchObject({ sent: 0, skipped: 3 });
  for (const row of [stopped, premium, bounced]) {
    expect(await drip.emailsTo(row)).toEqual([]);
    expect(await drip.readRow(row)).toMatchObject({
      announcedThrough: at(2, releaseMinutes),
      dueAt: at(4, releaseMinutes),
    });
  }
  await drip.putLearnerRow(entitlement('learner-paid', dripCourseId, 'refunded'));
  await drip.updateRow(stopped, { ...(await drip.readRow(stopped)), unsubscribedAt: undefined });
  await drip.release(at(4, releaseMinutes));
  expect(await drip.subjectsTo(premium)).toEqual(['Now open: What you may share']);
  expect(await drip.emailsTo(stopped)).toHaveLength(1);
  expect(await drip.emailsTo(bounced)).toEqual([]);
});

test('an unconfirmed subscriber is reminded once, after three days', async () => {
  const ada = await drip.createSubscriber(at(0), { confirmedAt: undefined, accessEmailSentAt: at(0) } as never);
  for (const day of [1, 2, 3, 4, 5, 9, 15]) await drip.release(at(day, releaseMinutes));
  const emails = await drip.emailsTo(ada);
  expect(emails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Please confirm: /)]);
  expect(emails[0]?.text).toContain(
    `/courses/${dripCourseId}/welcome?email=${encodeURIComponent(ada.email)}&token=${ada.token}`,
  );
});

test('an unconfirmed address expires after two weeks; confirmed or opted out stays', async () => {
  const more = { confirmedAt: undefined, accessEmailSentAt: at(0) } as never;
  const [never, stopped, late] = await Promise.all([1, 2, 3].map(() => drip.createSubscriber(at(0), more)));
  if (!never || !stopped || !late) throw new Error('Nobody subscribed.');
  await drip.updateRow(stopped, { unsubscribedAt: at(1) });
  for (const day of [3, 13]) await drip.release(at(day, releaseMinutes));
  await drip.updateRow(late, { ...(await drip.readRow(late)), confirmedAt: at(13), announcedThrough: at(13) });
  expect(await drip.readLedger(never)).toHaveLength(1);
  for (const day of [14, 15]) await drip.release(at(day, releaseMinutes));
  expect(await drip.readRow(never)).toBeUndefined();
  expect(await drip.readLedger(never)).toEqual([]);
  expect(await drip.readRow(stopped)).toMatchObject({ unsubscribedAt: at(1) });
  expect(await drip.readRow(late)).toMatchObject({ confirmedAt: at(13) });
});

test('an inactive subscriber is reminded after 3 and 10 days, then left alone', async () => {
  const ada = await drip.createSubscriber(
    at(-10),
    { announcedThrough: at(-1, releaseMinutes), confirmedAt: at(0) },
    at(0),
  );
  for (let day = 0; day < 19; day += 1) await drip.release(at(day, 12 * 60));
  expect(await drip.subjectsTo(ada)).toEqual([
    expect.stringMatching(/^Next in .*: What a language model is$/),
    expect.stringMatching(/^Your place in .* is saved$/),
  ]);
});

test('an unpublished course is checked daily and sends nothing', async () => {
  const ada = await drip.createSubscriber(at(0), { courseId: 'course-that-is-gone' });
  expect(await drip.release(at(2, releaseMinutes))).toMatchObject({ skipped: 1, failed: 0 });
  expect(await drip.emailsTo(ada)).toEqual([]);
  expect((await drip.readRow(ada)).dueAt).toBe(at(3, releaseMinutes));
});

test('a section removed while its email was pending is skipped, and the next sent', async () => {
  const ada = await drip.createSubscriber(at(0));
  const { schedule } = ada;
  const lectures = { ...schedule.lectures, 'lecture-that-is-gone': { days: 1 } };
  await drip.updateRow(ada, {
    schedule: { ...schedule, lectures },
    dueAt: at(1, releaseMinutes),
    dueBucket: `${at(1).slice(0, 10)}#0`,
  });
  expect(await drip.release(at(1, releaseMinutes))).toMatchObject({ sent: 0, skipped: 1 });
  expect((await drip.readRow(ada)).dueAt).toBe(at(2, releaseMinutes));
  await drip.release(at(2, releaseMinutes));
  expect(await drip.emailsTo(ada)).toHaveLength(1);
});

test('an added lecture is stored in the schedule before it is announced', async () => {
  const ada = await drip.createSubscriber(at(0));
  const { 'why-models-make-things-up': added, ...lectures } = ada.schedule.lectures;
  await drip.updateRow(ada, { schedule: { ...ada.schedule, lectures } });
  await drip.release(at(2, releaseMinutes));
  expect((await drip.readRow(ada)).schedule.lectures['why-models-make-things-up']).toEqual(added);
});

test('a high bounce rate pauses marketing email until it falls, and nothing is lost', async () => {
  const ada = await drip.createSubscriber(at(0));
  const day = { ...subscriberKeys.dailyEmailStats(at(2).slice(0, 10)), sent: 400 };
  await drip.putSubscriberRow({ ...day, bounced: 9 });
  expect(await drip.release(at(2, releaseMinutes - 5))).not.toHaveProperty('blockedReason');
  await drip.putSubscriberRow({ ...day, bounced: 10 });
  expect(await drip.release(at(2, releaseMinutes))).toEqual({ blockedReason: '10 of 400 emails bounced' });
  await drip.putSubscriberRow({ ...day, complained: 3 });
  expect(await drip.release(at(2, releaseMinutes))).toEqual({ blockedReason: '3 of 400 emails complained' });
  expect(await drip.emailsTo(ada)).toEqual([]);
  await drip.release(at(4, 0));
  expect(await drip.emailsTo(ada)).toHaveLength(1);
});

test('both jobs had every permission they needed and needed every one they have', async () => {
  await waitFor(async () => (await readPermissions()).every(({ unused }) => unused.length === 0));
  expect((await readPermissions()).map(({ denied }) => denied)).toEqual([[], []]);
});

interface Permission {
  action: string;
  resource: string;
}

const readPermissions = async () => {
  type Report = Record<string, { granted: Permission[]; used: Permission[]; denied: Permission[] }>;
  const { functions } = await drip.callConsole<{ functions: Report }>('GET', 'permissions');
  const text = ({ action, resource }: Permission) => `${action} ${resource}`;
  return Object.entries(functions)
    .filter(([name]) => /(release-drip|receive-mail-event)$/.test(name))
    .map(([, { granted, used, denied }]) => ({
      denied,
      // Writing logs and dead letters is not recorded here.
      unused: granted
        .filter(({ action }) => !/^(logs|sqs):/.test(action))
        .filter((permission) => !used.map(text).includes(text(permission))),
    }));
};
