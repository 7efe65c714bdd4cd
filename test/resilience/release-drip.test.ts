import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { subscriberKeys } from '../../contract/subscriber-rows.ts';
import { type DripCloud, dripCourse, type Era, entitlement, morning, startDripCloud } from '../support/drip-cloud.ts';
import { until } from '../support/until.ts';

let drip: DripCloud;
beforeAll(async () => {
  drip = await startDripCloud();
}, 180_000);
afterAll(() => drip.stop());

let at: Era;
beforeEach(async () => {
  at = await drip.newEra();
});

test('a subscriber is told of each section when it opens, once, and of the last one as the last', async () => {
  const ada = await drip.subscriber(at(0));
  expect((await drip.read(ada)).dueAt).toBe(at(2, morning));
  await drip.release(at(2, morning - 1));
  expect(await drip.mailsTo(ada)).toEqual([]);
  for (const time of [at(2, morning), at(2, morning), at(2, morning + 5), at(4, morning)]) await drip.release(time);
  expect(await drip.subjectsTo(ada)).toEqual([
    'Now open: Why it makes things up, and how to check',
    'Now open: What you may share',
  ]);
  for (const time of [at(7, morning), at(9, morning), at(9, morning + 5)]) await drip.release(time);
  const sections = (await drip.subjectsTo(ada)).filter((subject) => subject.includes('open:'));
  expect(sections).toHaveLength(4);
  expect(sections.at(-1)).toMatch(/^The last section is open: /);
}, 60_000);

test('every mail has one button, both unsubscribe headers, a way to stop them in sight, and an address of ours', async () => {
  const ada = await drip.subscriber(at(0));
  await drip.release(at(2, morning));
  const [mail] = await drip.mailsTo(ada);
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(new RegExp(`^<https?://[^>]+/api/unsubscribe/${ada.token}>$`)),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [mail?.html ?? '', mail?.text ?? '']) {
    expect(part).toContain(`/subscriptions/${ada.token}`);
    expect(part).toContain('100 Sample Street');
    expect(part).toContain(`/courses/${dripCourse}/drip-content/1/0`);
  }
  expect(mail?.html.match(/class="button"/g)).toHaveLength(1);
});

test('two days without the job, and a week without it, end in one digest each, and in no reminder the same day', async () => {
  const [ada, ben] = [await drip.subscriber(at(0)), await drip.subscriber(at(3))];
  await drip.release(at(6, morning));
  expect(await drip.subjectsTo(ada)).toEqual([expect.stringMatching(/^2 sections now open: /)]);
  await drip.release(at(12, morning + 1));
  expect(await drip.subjectsTo(ben)).toEqual([
    expect.stringMatching(/^Now open: /),
    expect.stringMatching(/^3 sections now open: /),
  ]);
  await drip.release(at(12, morning + 10));
  expect(await drip.mailsTo(ben)).toHaveLength(2);
});

test('whoever subscribed late in a zone far ahead is mailed by their own clock', async () => {
  const timeZone = 'Pacific/Kiritimati';
  // 23:59 in a zone 14 hours ahead: the second day after begins a minute later than two days.
  const ada = await drip.subscriber(at(0, 9 * 60 + 59), { timeZone });
  const eight = at(1, 18 * 60);
  expect((await drip.read(ada)).dueAt).toBe(eight);
  await drip.release(eight);
  const [mail] = await drip.mailsTo(ada);
  expect(mail?.text).toContain('8:00 AM (Kiritimati time)');
});

test('who stopped mails, paid, complained or bounced is accounted for in silence, and hears again once that ends', async () => {
  const [stopped, premium, bounced] = await Promise.all([
    drip.subscriber(at(0), { mailStoppedAt: at(1) }),
    drip.subscriber(at(0), { learnerId: 'learner-paid' }),
    drip.subscriber(at(0)),
  ]);
  await drip.putLearnerRow(entitlement('learner-paid', dripCourse, 'paid'));
  await drip.putSubscriberRow({ ...subscriberKeys.address(bounced.email), suppressed: 'bounce' });
  const tally = await drip.release(at(2, morning));
  expect(tally).toMatchObject({ sent: 0, accounted: 3 });
  for (const row of [stopped, premium, bounced]) {
    expect(await drip.mailsTo(row)).toEqual([]);
    expect(await drip.read(row)).toMatchObject({ mailedThrough: at(2, morning), dueAt: at(4, morning) });
  }
  await drip.putLearnerRow(entitlement('learner-paid', dripCourse, 'refunded'));
  await drip.change(stopped, { ...(await drip.read(stopped)), mailStoppedAt: undefined });
  await drip.release(at(4, morning));
  expect(await drip.subjectsTo(premium)).toEqual(['Now open: What you may share']);
  expect(await drip.mailsTo(stopped)).toHaveLength(1);
  expect(await drip.mailsTo(bounced)).toEqual([]);
});

test('who does not confirm is asked once more after three days, and never again', async () => {
  const ada = await drip.subscriber(at(0), { confirmedAt: undefined, accessMailedAt: at(0) } as never);
  for (const day of [1, 2, 3, 4, 5, 9, 15]) await drip.release(at(day, morning));
  const mails = await drip.mailsTo(ada);
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^One click to go: /)]);
  expect(mails[0]?.text).toContain(
    `/courses/${dripCourse}/welcome?email=${encodeURIComponent(ada.email)}&token=${ada.token}`,
  );
});

test('an address that nobody confirms is forgotten after two weeks; one that is confirmed meanwhile, or wants no mail, is kept', async () => {
  const more = { confirmedAt: undefined, accessMailedAt: at(0) } as never;
  const [never, stopped, late] = await Promise.all([1, 2, 3].map(() => drip.subscriber(at(0), more)));
  if (!never || !stopped || !late) throw new Error('Nobody subscribed.');
  await drip.change(stopped, { mailStoppedAt: at(1) });
  for (const day of [3, 13]) await drip.release(at(day, morning));
  await drip.change(late, { ...(await drip.read(late)), confirmedAt: at(13), mailedThrough: at(13) });
  expect(await drip.ledger(never)).toHaveLength(1);
  for (const day of [14, 15]) await drip.release(at(day, morning));
  expect(await drip.read(never)).toBeUndefined();
  expect(await drip.ledger(never)).toEqual([]);
  expect(await drip.read(stopped)).toMatchObject({ mailStoppedAt: at(1) });
  expect(await drip.read(late)).toMatchObject({ confirmedAt: at(13) });
});

test('who goes quiet is reminded after 3 and 10 days and then left alone', async () => {
  const ada = await drip.subscriber(at(-10), { mailedThrough: at(-1, morning), confirmedAt: at(0) }, at(0));
  for (let day = 0; day < 19; day += 1) await drip.release(at(day, 12 * 60));
  expect(await drip.subjectsTo(ada)).toEqual([
    expect.stringMatching(/^Next in .*: What a language model is$/),
    expect.stringMatching(/^Your place in .* is kept$/),
  ]);
});

test('a course that is not published any more is asked for daily, and sends nothing', async () => {
  const ada = await drip.subscriber(at(0), { courseId: 'course-that-is-gone' });
  expect(await drip.release(at(2, morning))).toMatchObject({ accounted: 1, failed: 0 });
  expect(await drip.mailsTo(ada)).toEqual([]);
  expect((await drip.read(ada)).dueAt).toBe(at(3, morning));
});

test('a section that was removed while its mail was pending is passed over, and the next one is announced', async () => {
  const ada = await drip.subscriber(at(0));
  const { schedule } = ada;
  const lectures = { ...schedule.lectures, 'lecture-that-is-gone': { days: 1 } };
  await drip.change(ada, {
    schedule: { ...schedule, lectures },
    dueAt: at(1, morning),
    dueBucket: `${at(1).slice(0, 10)}#0`,
  });
  expect(await drip.release(at(1, morning))).toMatchObject({ sent: 0, accounted: 1 });
  expect((await drip.read(ada)).dueAt).toBe(at(2, morning));
  await drip.release(at(2, morning));
  expect(await drip.mailsTo(ada)).toHaveLength(1);
});

test('a lecture the author has added is kept in the schedule before it is announced', async () => {
  const ada = await drip.subscriber(at(0));
  const { 'why-models-make-things-up': added, ...lectures } = ada.schedule.lectures;
  await drip.change(ada, { schedule: { ...ada.schedule, lectures } });
  await drip.release(at(2, morning));
  expect((await drip.read(ada)).schedule.lectures['why-models-make-things-up']).toEqual(added);
});

test('when too many mails bounce, mailings are held back until the share has fallen, and nothing is lost', async () => {
  const ada = await drip.subscriber(at(0));
  const day = { ...subscriberKeys.sending(at(2).slice(0, 10)), sent: 400 };
  await drip.putSubscriberRow({ ...day, bounced: 9 });
  expect(await drip.release(at(2, morning - 5))).not.toHaveProperty('held');
  await drip.putSubscriberRow({ ...day, bounced: 10 });
  expect(await drip.release(at(2, morning))).toEqual({ held: '10 of 400 mails bounced' });
  await drip.putSubscriberRow({ ...day, complained: 3 });
  expect(await drip.release(at(2, morning))).toEqual({ held: '3 of 400 mails complained' });
  expect(await drip.mailsTo(ada)).toEqual([]);
  await drip.release(at(4, 0));
  expect(await drip.mailsTo(ada)).toHaveLength(1);
});

test('both jobs had every right they needed for all this, and needed every right they have', async () => {
  await until(async () => (await rights()).every(({ unused }) => unused.length === 0));
  expect((await rights()).map(({ denied }) => denied)).toEqual([[], []]);
});

interface Right {
  action: string;
  resource: string;
}

const rights = async () => {
  type Report = Record<string, { granted: Right[]; used: Right[]; denied: Right[] }>;
  const { functions } = await drip.ask<{ functions: Report }>('GET', 'permissions');
  const text = ({ action, resource }: Right) => `${action} ${resource}`;
  return Object.entries(functions)
    .filter(([name]) => /(release-drip|receive-mail-event)$/.test(name))
    .map(([, { granted, used, denied }]) => ({
      denied,
      // Writing a log and a dead letter is not seen here.
      unused: granted
        .filter(({ action }) => !/^(logs|sqs):/.test(action))
        .filter((right) => !used.map(text).includes(text(right))),
    }));
};
