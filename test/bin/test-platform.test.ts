import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitUntilReady } from '#bin/test/platform.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const url = 'http://localhost:20123';
const minuteMs = 60_000;

/** A process that prints and exits when the test says so. */
const createProcess = () => {
  const stdout = Object.assign(new EventEmitter(), { resume: jest.fn() });
  const kill = jest.fn();
  const events = Object.assign(new EventEmitter(), { stdout, kill });
  return {
    kill,
    process: events as unknown as ChildProcess,
    print: (text: string) => stdout.emit('data', Buffer.from(text)),
    exit: (code: number | null, signal: string | null) => events.emit('exit', code, signal),
  };
};

test('a platform that prints progress may take any time to start', async () => {
  const { process, print, kill } = createProcess();
  const ready = waitUntilReady(process, url);
  for (const line of ['Building the functions …', 'Building the site …', 'Synthesizing dev …']) {
    jest.advanceTimersByTime(4 * minuteMs);
    print(`${line}\n`);
  }
  // A chunk may end anywhere.
  print('Ready: http://local');
  print('host:20123\n');
  await ready;
  jest.advanceTimersByTime(60 * minuteMs);
  expect(kill).not.toHaveBeenCalled();
});

test('the error of a platform that exits has its code and output', async () => {
  const { process, print, exit } = createProcess();
  const ready = waitUntilReady(process, url);
  print('Building the site …\n');
  print('Port 20123 is in use.\n');
  exit(3, null);
  await expect(ready).rejects.toThrow(
    'The platform did not start: it exited with 3. Its output:\nBuilding the site …\nPort 20123 is in use.\n',
  );
});

test('a platform that prints nothing for five minutes is killed', async () => {
  const { process, print, kill } = createProcess();
  const ready = waitUntilReady(process, url);
  print('Building the site …\n');
  jest.advanceTimersByTime(5 * minuteMs);
  await expect(ready).rejects.toThrow('it printed nothing for 300 s');
  expect(kill).toHaveBeenCalledWith('SIGKILL');
});
