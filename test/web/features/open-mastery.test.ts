import { expect, test } from '@jest/globals';
import type { Mastery } from '#contract/schemas/mastery.ts';
import { masteryNotebookText, masterySkillText, masteryText } from '#web/src/features/skills/mastery-text.ts';
import { isCertificateMissing, openMastery } from '#web/src/features/skills/open-mastery.ts';

const course = (courseId: string, state: Mastery['state']) => ({ courseId, mastery: { state } });
const mastered = course('a', 'mastered');
const revoked = (reason: 'misconduct' | 'issued-in-error') => ({
  courseId: 'a',
  revocation: { revokedAt: '2026-11-20T00:00:00Z', reason },
});

test('the dashboard shows a completed course until its Mastery certificate is made', () => {
  const states: Mastery['state'][] = ['waiting', 'open', 'exhausted', 'notebooks', 'mastered'];
  const shown = (certificates: Parameters<typeof openMastery>[1]) =>
    openMastery(
      [...states, 'not-offered' as const, 'incomplete' as const].map((state) => course(state, state)),
      certificates,
    ).map(({ courseId }) => courseId);
  expect(shown([])).toEqual(states);
  expect(shown([{ courseId: 'mastered' }])).toEqual(states);
  expect(shown([{ courseId: 'mastered', kind: 'mastery' }])).toEqual(states.slice(0, -1));
});

test('a certificate of completion or of another course is not that of Mastery', () => {
  expect(isCertificateMissing(mastered, [{ courseId: 'a' }, { courseId: 'b', kind: 'mastery' }])).toBe(true);
  expect(isCertificateMissing(mastered, [{ courseId: 'a', kind: 'mastery' }])).toBe(false);
  expect(isCertificateMissing(course('a', 'open'), [])).toBe(false);
});

test('misconduct in a course ends the request to make its Mastery certificate', () => {
  expect(isCertificateMissing(mastered, [revoked('misconduct')])).toBe(false);
  expect(isCertificateMissing(mastered, [revoked('issued-in-error')])).toBe(true);
});

test('the wait for a mastery check is counted in days', () => {
  const opensAt = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString();
  const waiting = { state: 'waiting' as const, skills: [], notebooks: [], opensAt };
  expect(masteryText(waiting)).toMatch(/^The mastery check opens in 7 days, on \w{3}, \w{3} \d+(, \d{4})?\.$/);
});

test('a notebook that the server has not confirmed says what confirms it', () => {
  const notebooks = [
    { lectureId: 'one', title: 'One', isVerified: true },
    { lectureId: 'two', title: 'Two', isVerified: false },
  ];
  expect(masteryText({ state: 'notebooks', skills: [], notebooks })).toBe(
    'You have demonstrated every skill, but the checks of 1 notebook have not passed on the server yet.',
  );
  expect(notebooks.map(masteryNotebookText)).toEqual([
    'Its checks have passed on the server',
    'Not checked yet: open it, solve its exercises and press “Run checks on the server”',
  ]);
});

test('a skill names no date of its own: the check opens for all of them at once', () => {
  const skill = { id: 'a', name: 'A', isShown: false, opensAt: '2099-12-06T00:00:00Z', unseen: 4 };
  for (const state of ['waiting', 'open'] as const) expect(masterySkillText(skill, state)).toBe('');
  const check = { submittedAt: '2026-12-01T12:00:00Z', asked: 2, correct: 1 };
  expect(masterySkillText({ ...skill, check }, 'open')).toMatch(/^Last check: 1 of 2 correct on /);
});
