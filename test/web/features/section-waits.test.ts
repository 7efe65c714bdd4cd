import { expect, test } from '@jest/globals';
import type { LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';
import { offerTitle, ownWait } from '#web/src/features/checkout/upgrade/section-waits.ts';

const now = new Date('2026-12-09T02:00:00');
const lecture = (more: Partial<LearnerLecture>): LearnerLecture => ({
  id: 'a',
  title: 'A',
  type: 'drip',
  contentType: 'video',
  duration: 60,
  isUnlocked: false,
  requiresUpgrade: false,
  ...more,
});
const section = (more: Partial<LearnerLecture>, opensAt?: string): LearnerSection => ({
  title: 'One',
  lectures: [lecture(more)],
  ...(opensAt && { opensAt }),
});
const later = section({}, '2026-12-11T08:00:00');
const today = section({}, '2026-12-09T08:00:00');
const open = section({ isUnlocked: true });
const waitsFor = (...sections: LearnerSection[]) => sections.map((one) => ownWait(one, false, now));

test('Premium opens a section of a later day earlier, and none that opens today', () => {
  expect(waitsFor(later, today, open)).toMatchObject([
    { opens: 'Fri, Dec 11', isGained: true, isLater: true },
    { opens: 'Today', isGained: false, isLater: false },
    { opens: 'Open', isGained: false, isLater: false },
  ]);
});

test('a section that only Premium opens is gained, and so is one of a paused course', () => {
  expect(ownWait(section({ type: 'premium', requiresUpgrade: true }), false, now)).toMatchObject({
    opens: 'Premium only',
    isGained: true,
  });
  expect(ownWait(section({}), true, now)).toMatchObject({ opens: 'Paused', isGained: true, isLater: false });
  expect(ownWait(open, true, now)).toMatchObject({ opens: 'Open', isGained: false });
});

test('the offer names what is left for a subscriber', () => {
  const titleOf = (sections: LearnerSection[], premiumLessons = 1) =>
    offerTitle({ waits: waitsFor(...sections), isOwn: true }, premiumLessons);
  expect(titleOf([open, later, later])).toBe('Open the other 2 sections today');
  expect(titleOf([open, open, later])).toBe('Open the last section today');
  expect(titleOf([open, open, today])).toBe('Get the premium lesson');
  expect(titleOf([open, open, today], 2)).toBe('Get the 2 premium lessons');
  expect(titleOf([open, open, open], 0)).toBe('Premium access');
  expect(offerTitle({ waits: waitsFor(open, later, later), isOwn: false }, 1)).toBe('Open all 3 sections today');
});
