import { expect, test } from '@jest/globals';
import { changedFields, normalizeLink, toDraft } from '#web/src/features/profile/about/profile-draft.ts';

const profile = {
  id: 'x',
  email: 'ada@example.com',
  emailVerified: true,
  name: 'Ada',
  certificateName: '',
  headline: '',
  bio: '',
  links: ['https://example.com/ada'],
  timeZone: 'UTC',
  weeklyGoal: 0,
  joinedAt: '2026-11-21T09:00:00.000Z',
};
const stored = toDraft(profile);

test.each([
  ['example.com/me', 'https://example.com/me'],
  ['  https://example.com ', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['', ''],
])('an address typed as %j is stored as %j', (typed, link) => {
  expect(normalizeLink(typed)).toBe(link);
});

test('an untouched form changes nothing', () => {
  expect(changedFields(stored, stored)).toEqual({});
});

test('only changed fields are sent, so that another tab’s changes stay', () => {
  expect(changedFields({ ...stored, headline: 'Analyst', weeklyGoal: 3 }, stored)).toEqual({
    headline: 'Analyst',
    weeklyGoal: 3,
  });
});

test('an empty link line is not a link, and a field can be cleared', () => {
  expect(changedFields({ ...stored, links: ['https://example.com/ada', ''] }, stored)).toEqual({});
  expect(changedFields({ ...stored, name: '', links: [''] }, stored)).toEqual({ name: '', links: [] });
});
