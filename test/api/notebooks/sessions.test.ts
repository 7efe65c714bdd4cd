import { expect, test } from '@jest/globals';
import { retryOnClockRollover } from '#test/support/clock-rollover.ts';
import { concurrently, courseId, enroll } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';

const lectureRef = { courseId, lectureId: 'notebook-read-the-reply' };

test('a session opens the notebook of its lecture', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const session = await ada.call('startServer', { body: lectureRef });
  expect(session).toEqual({
    mode: 'browser',
    state: 'ready',
    url: `/notebook/${courseId}/${lectureRef.lectureId}`,
    expiresAt: expect.any(String),
  });
});

test('without a lecture, a session opens a free notebook', async () => {
  const ada = await newLearner();
  expect((await ada.call('startServer')).url).toBe('/notebook');
});

test('a running session is reused and not counted', async () => {
  const ada = await newLearner();
  const { expiresAt } = await ada.call('startServer');
  const again = await concurrently(8, () => ada.call('startServer'));
  expect(new Set(again.map((session) => session.expiresAt))).toEqual(new Set([expiresAt]));
});

test('of several sessions started at once, one counts', async () => {
  const ada = await newLearner();
  const sessions = await concurrently(6, () => ada.call('startServer'));
  expect(new Set(sessions.map((session) => session.expiresAt)).size).toBe(1);
});

test('five sessions a day can be started; the sixth gets the time to retry', () =>
  retryOnClockRollover('day', async () => {
    const ada = await newLearner();
    for (let count = 0; count < 5; count += 1) {
      await ada.call('startServer');
      await ada.call('stopServer');
    }
    const sixth = await ada.attempt('startServer');
    expect({ status: sixth.status, code: sixth.body.code }).toEqual({ status: 429, code: 'too-many-requests' });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  }));

test('stopping without a session succeeds', async () => {
  const ada = await newLearner();
  expect(await ada.call('stopServer')).toEqual({ stopped: true });
});

test('a session needs a lecture of the course', async () => {
  const ada = await newLearner();
  await enroll(ada);
  expect((await ada.attempt('startServer', { body: { courseId } })).status).toBe(400);
});

test('a deleted account starts nothing, although its token is still valid', async () => {
  const ada = await newLearner();
  await ada.call('deleteAccount');
  expect((await ada.attempt('startServer')).status).toBe(401);
});
