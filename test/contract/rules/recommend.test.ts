import { expect, test } from '@jest/globals';
import { type LearnerHistory, recommend } from '#contract/rules/recommend.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { sampleCatalog } from '#test/bench/sample-catalog.ts';

const newcomer: LearnerHistory = { enrolled: [], questionnaire: null };

const cards: CourseCard[] = sampleCatalog(60, 20).map(({ card }) => card);
const isForBeginners = ({ level, price }: CourseCard) => level === 'beginner' && price === 0;

test('a newcomer is offered free beginner courses in the order of the catalog', () => {
  const offered = recommend(cards, newcomer).map(({ id }) => id);
  const expected = cards.filter(isForBeginners).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(1);
  expect(offered).toEqual(expected.slice(0, offered.length));
});

test('a newcomer reads what each course promises, not the same reason each time', () => {
  for (const { reason, promise } of recommend(cards, newcomer)) expect(reason).toBe(promise);
});

test('someone new to AI reads that the other courses are free and fit their experience', () => {
  const questionnaire = { goal: 'get-started', role: '', experience: 'none', topics: [], weeklyMinutes: 0 } as const;
  for (const { reason, promise } of recommend(cards, { enrolled: [], questionnaire: { ...questionnaire, topics: [] } }))
    expect(reason).toBe(`Free, and right for your experience. ${promise}`);
});

test('a learner past the basics reads why a beginner course is recommended', () => {
  const questionnaire = { goal: 'lead-a-team', role: '', experience: 'regular', weeklyMinutes: 0 } as const;
  const [first] = recommend(cards, { enrolled: [], questionnaire: { ...questionnaire, topics: [] } });
  expect(first?.reason).toBe(`Free, and it covers the basics. ${first?.promise}`);
});

test('the next level on a finished topic comes before courses for newcomers', () => {
  const [finished] = cards.filter(isForBeginners);
  if (!finished) throw new Error('The sample catalog has no free course for beginners.');
  const [best] = recommend(cards, { enrolled: [{ course: finished, isComplete: true }], questionnaire: null });
  expect(best).toMatchObject({
    level: 'intermediate',
    reason: `Because you finished ${finished.title}: this is the next step.`,
  });
});
