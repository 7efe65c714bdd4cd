import { afterEach, expect, test } from '@jest/globals';
import { takeEarlyResponse } from '#web/src/api/early-responses.ts';

const url = '/api/user/profile';

const startRead = ({ age = 0, response = Promise.resolve(new Response('{}')) } = {}): void => {
  globalThis.earlyReads = new Map([[url, { token: 'mine', startedAt: performance.now() - age, response }]]);
};

afterEach(() => {
  globalThis.earlyReads = undefined;
});

test('a read that was started early is answered once', async () => {
  startRead();
  expect(await takeEarlyResponse(url, 'mine')).toBeInstanceOf(Response);
  expect(await takeEarlyResponse(url, 'mine')).toBeUndefined();
});

test('nobody gets a read that was started for another account', async () => {
  startRead();
  expect(await takeEarlyResponse(url, 'theirs')).toBeUndefined();
  expect(await takeEarlyResponse(url, 'mine')).toBeUndefined();
});

test('a read that waited for a quarter of a minute, or failed, is sent again', async () => {
  startRead({ age: 15_001 });
  expect(await takeEarlyResponse(url, 'mine')).toBeUndefined();
  startRead({ response: Promise.reject(new TypeError('offline')) });
  expect(await takeEarlyResponse(url, 'mine')).toBeUndefined();
});

test('a page without early reads sends all of them itself', async () => {
  expect(await takeEarlyResponse(url, 'mine')).toBeUndefined();
});
