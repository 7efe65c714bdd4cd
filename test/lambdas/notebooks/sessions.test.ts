import { expect, test } from '@jest/globals';
import { newLearner } from '../../support/platform.ts';
import { atOnce, courseId, enroll } from '../../support/study.ts';
import { withinOne } from '../../support/within-one.ts';

const place = { courseId, lectureId: 'notebook-read-the-reply' };

test('a session leads to the notebook beside the lecture', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const session = await ada.call('startServer', { body: place });
  expect(session).toEqual({
    mode: 'browser',
    state: 'ready',
    url: `/notebook/${courseId}/${place.lectureId}`,
    expiresAt: expect.any(String),
  });
});

test('without a lecture it leads to a notebook that belongs to none', async () => {
  const ada = await newLearner();
  expect((await ada.call('startServer')).url).toBe('/notebook');
});

test('a session that runs is found again and not counted', async () => {
  const ada = await newLearner();
  const { expiresAt } = await ada.call('startServer');
  const again = await atOnce(8, () => ada.call('startServer'));
  expect(new Set(again.map((session) => session.expiresAt))).toEqual(new Set([expiresAt]));
});

test('of sessions that are started at once, one counts', async () => {
  const ada = await newLearner();
  const sessions = await atOnce(6, () => ada.call('startServer'));
  expect(new Set(sessions.map((session) => session.expiresAt)).size).toBe(1);
});

test('five sessions a day can be started, and the sixth is told when to come back', () =>
  withinOne('day', async () => {
    const ada = await newLearner();
    for (let count = 0; count < 5; count += 1) {
      await ada.call('startServer');
      await ada.call('stopServer');
    }
    const sixth = await ada.attempt('startServer');
    expect({ status: sixth.status, code: sixth.body.code }).toEqual({ status: 429, code: 'too-many-requests' });
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
  }));

test('stopping what does not run is fine', async () => {
  const ada = await newLearner();
  expect(await ada.call('stopServer')).toEqual({ stopped: true });
});

test('a course without a lecture is no place for a notebook', async () => {
  const ada = await newLearner();
  await enroll(ada);
  expect((await ada.attempt('startServer', { body: { courseId } })).status).toBe(400);
});

test('an account that was deleted starts nothing, although its token lives', async () => {
  const ada = await newLearner();
  await ada.call('deleteAccount');
  expect((await ada.attempt('startServer')).status).toBe(401);
});
