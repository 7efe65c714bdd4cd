import { afterEach, expect, jest, test } from '@jest/globals';
import { createOneTimeIntent } from '#web/src/lib/one-time-intent.ts';

/** An intent in a tab's storage, which `text` shows. */
const newTab = () => {
  const tab = { text: null as string | null };
  const write = (text: string | null) => {
    tab.text = text;
  };
  return { tab, enroll: createOneTimeIntent({ read: () => tab.text, write }) };
};

afterEach(() => {
  jest.useRealTimers();
});

test('a press counts until it is cleared, however often it is asked for', () => {
  const { enroll } = newTab();
  enroll.store('prompting');
  expect(enroll.isFor('prompting')).toBe(true);
  expect(enroll.isFor('prompting')).toBe(true);
  enroll.clear();
  expect(enroll.isFor('prompting')).toBe(false);
});

test('a press in one course counts in no other', () => {
  const { enroll } = newTab();
  enroll.store('prompting');
  expect(enroll.isFor('agents')).toBe(false);
});

test('a press expires after half an hour', () => {
  jest.useFakeTimers();
  const { enroll } = newTab();
  enroll.store('prompting');
  jest.advanceTimersByTime(30 * 60_000);
  expect(enroll.isFor('prompting')).toBe(false);
});

test.each(['', 'null', '[]', '{"until":"soon"}'])('unknown text in the storage is not a press: %p', (text) => {
  const { tab, enroll } = newTab();
  tab.text = text;
  expect(enroll.isFor('prompting')).toBe(false);
});
