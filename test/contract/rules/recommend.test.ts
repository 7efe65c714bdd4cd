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

test('someone new to AI reads once that courses are free and fit their experience', () => {
  const questionnaire = { goal: 'get-started', role: '', experience: 'none', topics: [], weeklyMinutes: 0 } as const;
  const [first, ...others] = recommend(cards, { enrolled: [], questionnaire: { ...questionnaire, topics: [] } });
  expect(first?.reason).toBe(`Free, and right for your experience. ${first?.promise}`);
  expect(others.length).toBeGreaterThan(0);
  for (const { reason, promise } of others) expect(reason).toBe(promise);
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

test('no two courses are recommended in the same words', () => {
  const [finished] = cards.filter(isForBeginners);
  const higher = cards.filter(
    ({ level, topics }) => level === 'intermediate' && topics.some((topic) => finished?.topics.includes(topic)),
  );
  if (!finished || !higher[0]) throw new Error('The sample catalog has no course for somebody who has finished one.');
  const twin = { ...higher[0], id: 'twin', promise: 'Learn the same elsewhere.' };
  const enrolled = [{ course: finished, isComplete: true }];
  const [best, next] = recommend([higher[0], twin], { enrolled, questionnaire: null });
  expect(best?.reason).toBe(`Because you finished ${finished.title}: this is the next step.`);
  expect(next?.reason).toBe(twin.promise);
});
