import { expect, test } from '@jest/globals';
import { dripParams, newLinkedSubscriber, openInTheEnd } from '#test/support/drip-subscribers.ts';
import { simulateStripe } from '#test/support/payments.ts';
import type { Learner } from '#test/support/platform.ts';

/** Reads a learner's progress as the course page, the viewer, the player and the dashboard report it. */
const readEverywhere = async (learner: Learner) => {
  const [progress, content, { courses }] = [
    await learner.call('getCourseProgress', { params: dripParams }),
    await learner.call('getCourseContent', { params: dripParams }),
    await learner.call('listEnrolledCourses'),
  ];
  return [progress, content.progress, courses[0]].map((it) => ({
    percentage: it?.progress,
    done: it?.completedLectures.length,
    counted: it?.countedLectures,
  }));
};

/** Counts with one lecture completed. */
const countsOf = (counted: number) => ({ percentage: Math.round(100 / counted), done: 1, counted });
const thrice = (counts: object) => [counts, counts, counts];

test('percentage and count agree everywhere, before and after upgrade and refund', async () => {
  const ada = await newLinkedSubscriber('UTC');
  const body = { progress: 0, completedLecture: 'what-a-model-is' };
  await ada.call('saveCourseProgress', { params: dripParams, body });
  const unpaid = countsOf(openInTheEnd);
  expect(await readEverywhere(ada)).toEqual(thrice(unpaid));

  const { url } = await ada.call('createDripUpgradeSession', { body: dripParams });
  const sessionId = url.split('/').at(-1) ?? '';
  await simulateStripe(sessionId, 'pay');
  expect(await readEverywhere(ada)).toEqual(thrice(countsOf(openInTheEnd + 1)));

  await simulateStripe(sessionId, 'refund');
  expect(await readEverywhere(ada)).toEqual(thrice(unpaid));
});
