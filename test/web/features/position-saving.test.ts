import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createPositionSaver, type Position } from '#web/src/features/player/video/position-saver.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

/** A server that accepts positions and can be slow or refuse. */
const server = () => {
  const saved: Position[] = [];
  const keepaliveSaves: boolean[] = [];
  const failures: unknown[] = [];
  const stored: number[] = [];
  let answer: () => Promise<void> = () => Promise.resolve();
  return {
    saved,
    keepaliveSaves,
    failures,
    kept: stored,
    answers: (next: () => Promise<void>) => {
      answer = next;
    },
    options: {
      save: (position: Position, { keepalive }: { keepalive: boolean }) => {
        saved.push(position);
        keepaliveSaves.push(keepalive);
        return answer();
      },
      storeLocally: ({ timestamp }: Position) => void stored.push(timestamp),
      onFailure: (error: unknown) => void failures.push(error),
    },
  };
};

/** Plays for some seconds, with four updates a second as browsers send them. */
const play = async (
  saver: { changed: (timestamp: number, duration: number) => void },
  from: number,
  seconds: number,
) => {
  for (let update = 1; update <= seconds * 4; update += 1) {
    await jest.advanceTimersByTimeAsync(250);
    saver.changed(from + update / 4, 55);
  }
};

test('a position is saved within a second of playing, with its observation time', async () => {
  const { saved, options } = server();
  const saver = createPositionSaver(options);
  saver.changed(3, 55);
  await jest.advanceTimersByTimeAsync(900);
  saver.changed(4.125, 55);
  await jest.advanceTimersByTimeAsync(99);
  expect(saved).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(saved).toEqual([{ timestamp: 4.13, duration: 55, observedAt: 1_000_900 }]);
});

test('a playing video is saved after one second and then every five', async () => {
  const { saved, options } = server();
  await play(createPositionSaver(options), 0, 20);
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([1, 6, 11, 16]);
});

test('resuming after a pause or a seek is saved one second later', async () => {
  const { saved, options } = server();
  const saver = createPositionSaver(options);
  await play(saver, 0, 2);
  saver.flush();
  await play(saver, 30, 3);
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([1, 2, 31]);
});

test('the browser stores a position of the last second, whatever the server has', async () => {
  const { kept: stored, answers, options } = server();
  answers(() => Promise.reject(new Error('no connection')));
  const saver = createPositionSaver(options);
  await play(saver, 0, 4);
  expect(stored.at(-1)).toBeGreaterThan(3);
  expect(stored.length).toBeLessThanOrEqual(6);
});

test('a pause saves at once, and only changes', async () => {
  const { saved, options } = server();
  const saver = createPositionSaver(options);
  saver.changed(7, 55);
  saver.flush();
  saver.flush();
  await jest.advanceTimersByTimeAsync(5000);
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([7]);
});

test('saves never overlap: the newest waits for the one in progress', async () => {
  const { saved, answers, options } = server();
  let arrive = () => {};
  answers(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const saver = createPositionSaver(options);
  for (const timestamp of [1, 2, 3]) {
    saver.changed(timestamp, 55);
    saver.flush();
  }
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([1]);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([1, 3]);
});

test('a closing page does not wait for the previous save', () => {
  const { saved, keepaliveSaves, answers, options } = server();
  answers(() => new Promise(() => {}));
  const saver = createPositionSaver(options);
  saver.changed(1, 55);
  saver.flush();
  saver.changed(2, 55);
  saver.flush({ keepalive: true });
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([1, 2]);
  expect(keepaliveSaves).toEqual([false, true]);
});

test('a failed save is reported and sent along with the next one', async () => {
  const { saved, failures, answers, options } = server();
  answers(() => Promise.reject(new Error('no connection')));
  const saver = createPositionSaver(options);
  saver.changed(9, 55);
  saver.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(failures).toHaveLength(1);
  answers(() => Promise.resolve());
  saver.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(saved.map(({ timestamp }) => timestamp)).toEqual([9, 9]);
});

test('a failed read never saves 0 over the stored position', async () => {
  const { saved, options } = server();
  const saver = createPositionSaver({ ...options, accepts: (timestamp) => timestamp > 0 });
  saver.changed(0, 55);
  saver.flush({ keepalive: true });
  await jest.advanceTimersByTimeAsync(2000);
  expect(saved).toEqual([]);
});

test('a video of unknown length is not saved', async () => {
  const { saved, options } = server();
  const saver = createPositionSaver(options);
  saver.changed(5, Number.NaN);
  await jest.advanceTimersByTimeAsync(2000);
  expect(saved).toEqual([]);
});
