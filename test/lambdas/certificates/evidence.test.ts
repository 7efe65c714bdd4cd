import { expect, test } from '@jest/globals';
import { type Completion, type RecordInput, toLearningRecord } from '#contract/rules/learning-record.ts';
import { evidenceOf, evidenceSummary } from '#lambdas/certificates/evidence.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const instant = (seconds: number): string => new Date(Date.UTC(2026, 10, 1) + seconds * 1000).toISOString();

const lectures: RecordInput['lectures'] = [
  ...ids.slice(0, 2).map((id) => ({ id, contentType: 'video' as const, duration: 990 })),
  ...ids.slice(2, 6).map((id) => ({ id, contentType: 'reading' as const, duration: 600 })),
  { id: 'g', contentType: 'notebook', duration: 600 },
  { id: 'h', contentType: 'quiz', duration: 300 },
];
const attempt = (correct: number, day: number) => ({
  ...{ score: Math.round((100 * correct) / 6), passed: correct >= 5, submittedAt: instant(day * 86_400) },
  correct: Array.from({ length: correct }, (_, index) => `q${index}`),
});
const done = (lectureId: string, kind: Completion['kind'], seconds?: number): Completion => ({
  ...{ lectureId, kind, at: instant(0) },
  ...(seconds !== undefined && { seconds }),
});
const input: RecordInput = {
  lectures,
  completedLectures: new Set(ids),
  completions: [
    ...[done('a', 'position'), done('b', 'marked'), done('c', 'read', 400), done('d', 'read', 400)],
    ...[done('e', 'read', 100), done('f', 'marked'), done('g', 'checks'), done('h', 'passed')],
  ],
  playback: [
    { lectureId: 'a', played: [[0, 990]] },
    { lectureId: 'b', played: [[0, 900]] },
  ],
  quizzes: [{ title: 'Checking answers', attempts: [attempt(3, 0), attempt(5, 4)] }],
};
const completedAt = '2026-11-20T18:00:00.000Z';
const narratives = (given: RecordInput): string[] =>
  evidenceOf(toLearningRecord(given), completedAt).map(({ name, narrative }) => `${name}: ${narrative}`);

test('evidence says what was watched, read, checked and passed', () => {
  expect(narratives(input)).toEqual([
    '8 of 8 lessons completed: The course was completed on November 20, 2026.',
    'Videos: 31 of 33 minutes watched. 2 videos: 1 completed at 90% of their length, 1 marked as completed by hand.',
    'Readings: 4 readings: 3 read to the end, 1 marked as completed by hand. The pages read were open for 15 minutes.',
    'Notebooks: 1 notebook, completed with all checks passed in the browser.',
    'Quiz: Checking answers: Passed with 5 of 6 at the second attempt, four days after the first.',
  ]);
});

test('evidence of an account from before says that the manner is not recorded', () => {
  expect(narratives({ ...input, completions: [], playback: [] })).toEqual([
    '8 of 8 lessons completed: The course was completed on November 20, 2026.',
    'Videos: 2 videos, all completed in a way that is not recorded. For 2 videos, the time watched is not recorded.',
    'Readings: 4 readings, all completed in a way that is not recorded.',
    'Notebooks: 1 notebook, completed in a way that is not recorded.',
    'Quiz: Checking answers: Passed with 5 of 6 at the second attempt, four days after the first.',
  ]);
});

test('lessons added after completion are not said to be completed', () => {
  const [first, ...others] = narratives({ ...input, completedLectures: new Set(['a', 'b', 'c', 'd', 'e', 'g', 'h']) });
  expect(first).toMatch(/^7 of 8 lessons completed: /);
  expect(others.join()).toContain('4 readings: 3 read to the end, 1 not completed.');
});

test('the printed summary has the same sentences and counts the quizzes', () => {
  expect(evidenceSummary(toLearningRecord(input))).toBe(
    '8 of 8 lessons completed. 31 of 33 minutes watched. 2 videos: 1 completed at 90% of their length, 1 marked as completed by hand. 4 readings: 3 read to the end, 1 marked as completed by hand. The pages read were open for 15 minutes. 1 notebook, completed with all checks passed in the browser. 1 quiz passed.',
  );
});

test.each([
  [1, 'less than a minute after the first'],
  [90, 'one minute after the first'],
  [7200, 'two hours after the first'],
  [86_400 * 12, '12 days after the first'],
])('%d seconds between attempts read %j', (secondsSinceFirst, text) => {
  const quizzes = [{ title: 'Q', correct: 5, questions: 6, attempt: 11, secondsSinceFirst }];
  const [, ...evidence] = evidenceOf({ ...toLearningRecord({ ...input, lectures: [] }), quizzes }, completedAt);
  expect(evidence.map(({ narrative }) => narrative)).toEqual([`Passed with 5 of 6 at attempt 11, ${text}.`]);
});
