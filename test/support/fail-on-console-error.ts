import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let spy: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

// An error nobody expected is a failure, even when the assertions of the test hold.
afterEach(() => {
  const calls = spy.mock.calls.map((call: unknown[]) => call.map(String).join(' '));
  spy.mockRestore();
  expect(calls).toEqual([]);
});
