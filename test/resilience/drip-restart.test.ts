import { expect, test } from '@jest/globals';
import type { BodyOf, OutputOf } from '#contract/index.ts';
import { dripParams, newLinkedSubscriber, openInTheEnd } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { consoleCall, type Learner, send } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';

type View = OutputOf<'saveSubscription'>;
type Subscriber = Learner & { linkToken: string };

withOwnPlatform();

/** Advances the clock by days, running the job on each. */
const pass = async (days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    await advanceClock('1d');
    await consoleCall('POST', 'jobs/release-drip');
  }
};

const save = async ({ linkToken }: Subscriber, body: BodyOf<'saveSubscription'>): Promise<View> =>
  (await send<View>('saveSubscription', { params: { token: linkToken }, body })).body;

/** Subjects of the section emails after the first `since` emails. */
const announcements = async ({ email }: Subscriber, since = 0): Promise<string[]> =>
  (await emailsTo(email))
    .slice(since)
    .map(({ subject }) => subject)
    .filter((subject) => /^(Now open|Your next section|The last section|\d sections)/.test(subject));

const emailCount = async ({ email }: Subscriber) => (await emailsTo(email)).length;
const open = async (ada: Subscriber) =>
  (await ada.call('getAvailableContent', { params: dripParams })).unlockedContent.length;

const titles = [
  'Why it makes things up, and how to check',
  'What you may share',
  'Fairness, fakes, and fitting tasks',
  'Your own rules',
];
const firstTime = [
  ...titles.slice(0, 3).map((title) => `Now open: ${title}`),
  `The last section is open: ${titles[3]}`,
];
const again = [...titles.slice(0, 3).map((title) => `Your next section: ${title}`), `The last section: ${titles[3]}`];

test('a restart keeps open sections and sends one email per section on its new day', async () => {
  const ada = await newLinkedSubscriber('Europe/Berlin');
  await pass(11);
  expect(await announcements(ada)).toEqual(firstTime);
  const before = await emailCount(ada);

  const view = await save(ada, { restart: true });
  expect(view.canRestart).toBe(false);
  expect(view.upcoming.map(({ sections, again: isAgain }) => [sections, isAgain])).toEqual(
    titles.map((title) => [[title], true]),
  );
  expect(await save(ada, { restart: true })).toEqual(view);
  expect(await open(ada)).toBe(openInTheEnd);
  await consoleCall('POST', 'jobs/release-drip');
  expect(await emailCount(ada)).toBe(before);

  await pass(11);
  expect(await announcements(ada, before)).toEqual(again);
  const [email] = (await emailsTo(ada.email)).slice(before);
  expect(email?.text).toContain('You restarted AI Literacy in Ten Days, and section 2 of 5 is next');
  await pass(15);
  expect(await announcements(ada, before)).toEqual(again);
}, 120_000);

test('a midway restart moves unopened sections; open ones are not announced as new', async () => {
  const ada = await newLinkedSubscriber('Europe/Berlin');
  await pass(3);
  const [emails, opened] = [await emailCount(ada), await open(ada)];
  const { upcoming } = await save(ada, { restart: true });
  expect(upcoming.map(({ again: isAgain }) => isAgain)).toEqual([true, false, false, false]);
  const { nextReleaseDate } = await ada.call('getAvailableContent', { params: dripParams });
  expect(nextReleaseDate).toBe(upcoming[1]?.opensAt);
  await pass(2);
  expect(await announcements(ada, emails)).toEqual(again.slice(0, 1));
  expect(await open(ada)).toBe(opened);
  await pass(9);
  expect(await announcements(ada, emails)).toEqual([again[0], ...firstTime.slice(1)]);
}, 120_000);

test('stopped emails stay off at a restart, unless the same press turns them on', async () => {
  const ada = await newLinkedSubscriber('Europe/Berlin');
  await pass(4);
  await save(ada, { mails: false });
  const emails = await emailCount(ada);
  expect(await save(ada, { restart: true })).toMatchObject({ mails: false, canRestart: false });
  await pass(3);
  expect(await emailCount(ada)).toBe(emails);
  expect(await save(ada, { restart: true, mails: true })).toMatchObject({ mails: true, canRestart: false });
  await pass(2);
  expect(await announcements(ada, emails)).toEqual(again.slice(0, 1));
}, 120_000);
