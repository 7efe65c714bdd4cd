import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let spy: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

// An unexpected console error fails a test even when its assertions hold.
afterEach(() => {
  const calls = spy.mock.calls.map((call: unknown[]) => call.map(String).join(' '));
  spy.mockRestore();
  expect(calls).toEqual([]);
});
