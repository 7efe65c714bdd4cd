import { expect, test } from '@jest/globals';
import { dripParams, newLinkedSubscriber } from '#test/support/drip-subscribers.ts';

test('a subscriber reads what Mastery needs, and cannot take the check before the end', async () => {
  const ada = await newLinkedSubscriber('UTC');
  const { mastery, questions, nextCheck } = await ada.call('getMasteryCheck', { params: dripParams });
  expect(mastery.state).toBe('incomplete');
  expect(mastery.skills.length).toBeGreaterThan(3);
  expect(questions).toEqual([]);
  const submitted = await ada.attempt('submitMasteryCheck', {
    params: dripParams,
    body: { check: nextCheck, answers: {} },
  });
  expect([submitted.status, submitted.body.code]).toEqual([409, 'not-complete']);
});

test('an open lesson of a drip course without a notebook has nothing to verify', async () => {
  const ada = await newLinkedSubscriber('UTC');
  const params = { ...dripParams, lectureId: 'what-a-model-is' };
  const { status, body } = await ada.attempt('verifyNotebook', { params, body: { version: 1 } });
  expect([status, body.code]).toEqual([404, 'not-found']);
});
