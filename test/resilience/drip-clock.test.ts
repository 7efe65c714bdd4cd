import { expect, test } from '@jest/globals';
import type { OutputOf } from '../../contract/index.ts';
import { dripParams, mailsTo, newReader, newSubscriber, subscribe } from '../support/drip.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { type Learner, send } from '../support/platform.ts';
import { advanceClock, waitUntil } from '../support/product-clock.ts';

withOwnPlatform();

const read = (learner: Learner) => learner.call('getAvailableContent', { params: dripParams });

test('one section after the other opens by the clock alone, to the minute, and nothing ever closes', async () => {
  const ada = await newSubscriber('America/New_York');
  let content = await read(ada);
  const counts = [content.unlockedContent.length];
  while (content.nextReleaseDate) {
    const before = content;
    await waitUntil(content.nextReleaseDate);
    await advanceClock('1m');
    content = await read(ada);
    expect(content.unlockedContent).toEqual(expect.arrayContaining(before.unlockedContent));
    counts.push(content.unlockedContent.length);
  }
  expect(counts).toEqual([3, 6, 8, 12, 15]);
  expect(content.content.at(-1)?.lectures.at(-1)).toMatchObject({ isUnlocked: false, requiresUpgrade: true });
});

test('a month in which nobody looks and nothing runs changes no access', async () => {
  const ada = await newSubscriber('Asia/Tokyo');
  await advanceClock('30d');
  expect((await read(ada)).unlockedContent).toHaveLength(15);
});

test('a pause of a week delays the rest by a week; a move keeps open what is open', async () => {
  const ada = await newSubscriber('Asia/Tokyo');
  const params = { token: ada.linkToken };
  const save = async (body: object) =>
    (await send<OutputOf<'saveSubscription'>>('saveSubscription', { params, body })).body;
  await advanceClock('3d');
  const before = await read(ada);
  await save({ paused: true });
  await advanceClock('7d');
  expect(await read(ada)).toMatchObject({
    unlockedContent: before.unlockedContent,
    nextReleaseDate: null,
    paused: true,
  });
  await save({ paused: false });
  const after = await read(ada);
  expect(after.unlockedContent).toEqual(before.unlockedContent);
  expect(Date.parse(after.nextReleaseDate ?? '') - Date.parse(before.nextReleaseDate ?? '')).toBe(7 * 86_400_000);
  await save({ timeZone: 'Pacific/Pago_Pago' });
  expect((await read(ada)).unlockedContent).toEqual(before.unlockedContent);
});

test('whoever asks again after an hour gets the link again, in other words', async () => {
  const { email } = await newReader();
  await subscribe({ email });
  await advanceClock('61m');
  await subscribe({ email });
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('AI Literacy in Ten Days')).slice(0, 2)).toEqual([
    'Welcome to AI Literacy in Ten Days',
    'Your link to AI Literacy in Ten Days',
  ]);
});

test('whoever stopped the mails and asks again is told that they stay stopped', async () => {
  const { email, linkToken } = await newReader();
  await send('unsubscribe', { params: { token: linkToken } });
  await advanceClock('61m');
  await subscribe({ email });
  const again = (await mailsTo(email)).findLast(({ subject }) => subject.startsWith('Your link'));
  expect(again?.text).toContain('they stay stopped');
  expect(again?.text).not.toContain('so that we may write');
});
