import { expect, test } from '@jest/globals';
import { changesOf, completeLink, draftOf } from '../../web/src/features/profile/about/profile-draft.ts';

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
const stored = draftOf(profile);

test.each([
  ['example.com/me', 'https://example.com/me'],
  ['  https://example.com ', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['mailto:ada@example.com', 'mailto:ada@example.com'],
  ['', ''],
])('an address typed as %j is taken as %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

test('a form nobody has touched changes nothing', () => {
  expect(changesOf(stored, stored)).toEqual({});
});

test('only what was changed is sent, so that another tab’s changes stay', () => {
  expect(changesOf({ ...stored, headline: 'Analyst', weeklyGoal: 3 }, stored)).toEqual({
    headline: 'Analyst',
    weeklyGoal: 3,
  });
});

test('an empty line for a link is no link, and a field can be emptied', () => {
  expect(changesOf({ ...stored, links: ['https://example.com/ada', ''] }, stored)).toEqual({});
  expect(changesOf({ ...stored, name: '', links: [''] }, stored)).toEqual({ name: '', links: [] });
});
