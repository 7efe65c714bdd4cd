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
  verifiedNotebooks: new Set(['g']),
  quizzes: [{ title: 'Checking answers', attempts: [attempt(3, 0), attempt(5, 4)] }],
};
const completedAt = '2026-11-20T18:00:00.000Z';
const narratives = (given: RecordInput): string[] =>
  evidenceOf(toLearningRecord(given), completedAt).map(({ name, narrative }) => `${name}: ${narrative}`);

test('evidence says what was watched, read, checked and passed', () => {
  expect(narratives(input)).toEqual([
    '8 of 8 lessons completed: The course was completed on November 20, 2026.',
    'Videos: 31 of 33 minutes watched. 2 videos: 1 completed at 90% of its length, 1 marked as completed by hand.',
    'Readings: 4 readings: 3 read to the end, 1 marked as completed by hand. The pages read were open for 15 minutes.',
    'Notebooks: 1 notebook, marked as completed. Its checks passed when run on the server.',
    'Quiz: Checking answers: Passed with 5 of 6 on the second attempt, four days after the first.',
  ]);
});

test('evidence gives the time of a limited attempt and what a partial retake carried', () => {
  const quizOf = (edit: object) =>
    narratives({ ...input, quizzes: [{ title: 'Q', attempts: [{ ...attempt(5, 0), ...edit }] }] }).at(-1);
  const timed = (start: number, end?: number) => ({
    startedAt: instant(start),
    ...(end !== undefined && { endsAt: instant(end) }),
  });
  expect(quizOf(timed(-570, 150))).toBe('Quiz: Q: Passed with 5 of 6 on the first attempt, in 9 of 12 minutes.');
  expect(quizOf(timed(-59, 661))).toMatch(/, in less than one of 12 minutes\.$/);
  // The grace period for answers is less than a minute.
  expect(quizOf(timed(-750, -30))).toMatch(/, in 12 of 12 minutes\.$/);
  expect(quizOf(timed(-5000))).toBe('Quiz: Q: Passed with 5 of 6 on the first attempt.');
  const partialRetake = {
    ...attempt(2, 1),
    score: 100,
    passed: true,
    questions: ['q6', 'q7'],
    carried: ['a', 'b', 'c', 'd'],
  };
  expect(narratives({ ...input, quizzes: [{ title: 'Q', attempts: [attempt(4, 0), partialRetake] }] }).at(-1)).toBe(
    'Quiz: Q: Passed with 6 of 6 on the second attempt, one day after the first. It asked only the questions missed in the previous attempt, where 4 of 6 were right.',
  );
});

test.each<[number, Completion['kind'] | undefined, string]>([
  [1, 'position', '1 video, completed at 90% of its length.'],
  [2, 'position', '2 videos, both completed at 90% of their length.'],
  [3, 'position', '3 videos, all completed at 90% of their length.'],
  [1, 'marked', '1 video, marked as completed by hand.'],
  [2, 'marked', '2 videos, both marked as completed by hand.'],
  [3, 'marked', '3 videos, all marked as completed by hand.'],
  [1, undefined, '1 video, not completed.'],
  [2, undefined, '2 videos, neither completed.'],
  [3, undefined, '3 videos, none completed.'],
])('evidence of lectures that were all completed alike (%i, %s) reads as English', (count, kind, sentence) => {
  const videos = Array.from({ length: count }, (_, index) => ({ id: `v${index}`, contentType: 'video' as const }));
  const narrative = narratives({
    ...input,
    lectures: videos.map((video) => ({ ...video, duration: 990 })),
    completedLectures: new Set(kind ? videos.map(({ id }) => id) : []),
    completions: kind ? videos.map(({ id }) => done(id, kind)) : [],
  });
  expect(narrative[1]).toContain(` watched. ${sentence}`);
});

test('the evidence of one page read says so in the singular', () => {
  const completions = [done('c', 'read', 61), ...['d', 'e', 'f'].map((id) => done(id, 'marked'))];
  expect(narratives({ ...input, completions })).toContain(
    'Readings: 4 readings: 1 read to the end, 3 marked as completed by hand. The page read was open for 1 minute.',
  );
});

test('evidence says how explorables were completed', () => {
  const explorables = ['i', 'j'].map((id) => ({ id, contentType: 'explore' as const, duration: 300 }));
  const completions = [...input.completions, done('i', 'solved'), done('j', 'marked')];
  const given = { ...input, completions, completedLectures: new Set([...ids, 'i', 'j']) };
  expect(narratives({ ...given, lectures: [...lectures, ...explorables] })).toContain(
    'Explorables: 2 explorables: 1 completed with a solution that the server checked, 1 marked as completed by hand.',
  );
  expect(narratives({ ...given, lectures: [...lectures, ...explorables.slice(0, 1)] })).toContain(
    'Explorables: 1 explorable, completed with a solution that the server checked.',
  );
});

test('evidence of a record from before explorables does not mention them', () => {
  const { explore, ...older } = toLearningRecord(input);
  expect(explore?.lectures).toBe(0);
  expect(evidenceOf(older, completedAt)).toEqual(evidenceOf({ ...older, ...(explore && { explore }) }, completedAt));
});

test('evidence says that an assignment was self-assessed, and no more', () => {
  const assignment = { id: 'i', contentType: 'assignment' as const, duration: 600 };
  const given = { ...input, lectures: [assignment], quizzes: [], completedLectures: new Set(['i']) };
  expect(narratives({ ...given, completions: [done('i', 'submitted')] }).slice(1)).toEqual([
    'Assignments: 1 assignment, submitted and self-assessed against the rubric.',
  ]);
});

test('evidence says that documents were marked; older records do not mention them', () => {
  const sheets = ['i', 'j'].map((id) => ({ id, contentType: 'document' as const, duration: 120 }));
  const completions = [done('i', 'marked'), done('j', 'marked')];
  const given = { ...input, lectures: sheets, quizzes: [], completions, completedLectures: new Set(['i', 'j']) };
  expect(narratives(given).slice(1)).toEqual(['Documents: 2 documents, both marked as completed by hand.']);
  const { document: _, ...older } = toLearningRecord(given);
  expect(evidenceOf(older, completedAt)).toHaveLength(1);
});

test.each<[string[], string[], string]>([
  [['checks'], [], '1 notebook, marked as completed.'],
  [['marked'], [], '1 notebook, marked as completed.'],
  [['checks', 'marked'], [], '2 notebooks, both marked as completed.'],
  [['marked'], ['n0'], '1 notebook, marked as completed. Its checks passed when run on the server.'],
  [
    ['checks', 'marked'],
    ['n1'],
    '2 notebooks, both marked as completed. The checks of 1 passed when run on the server.',
  ],
  [
    ['marked', 'checks'],
    ['n0', 'n1'],
    '2 notebooks, both marked as completed. The checks of both passed when run on the server.',
  ],
  [
    ['checks', 'checks', 'marked'],
    ['n0', 'n1', 'n2'],
    '3 notebooks, all marked as completed. The checks of all passed when run on the server.',
  ],
])('evidence says that checks passed only where the server ran them (%j, %j)', (kinds, verified, sentence) => {
  const notebooks = kinds.map((_, index) => ({ id: `n${index}`, contentType: 'notebook' as const, duration: 600 }));
  const given = {
    ...{ ...input, lectures: notebooks, quizzes: [], completedLectures: new Set(notebooks.map(({ id }) => id)) },
    completions: kinds.map((kind, index) => done(`n${index}`, kind as Completion['kind'])),
    verifiedNotebooks: new Set(verified),
  };
  expect(narratives(given).slice(1)).toEqual([`Notebooks: ${sentence}`]);
});

test('evidence of a record from before the server ran checks says nothing of checks', () => {
  const { notebook, ...record } = toLearningRecord(input);
  const { verified: _verified, ...older } = notebook;
  expect(evidenceOf({ ...record, notebook: older }, completedAt).map(({ narrative }) => narrative)).toContain(
    '1 notebook, marked as completed.',
  );
});

test('evidence of completions without a recorded manner says so', () => {
  expect(narratives({ ...input, completions: [], playback: [], verifiedNotebooks: new Set() })).toEqual([
    '8 of 8 lessons completed: The course was completed on November 20, 2026.',
    'Videos: 2 videos, both completed in a way that is not recorded. For 2 videos, the time watched is not recorded.',
    'Readings: 4 readings, all completed in a way that is not recorded.',
    'Notebooks: 1 notebook, completed in a way that is not recorded.',
    'Quiz: Checking answers: Passed with 5 of 6 on the second attempt, four days after the first.',
  ]);
});

test('lessons added after completion are not said to be completed', () => {
  const [first, ...others] = narratives({ ...input, completedLectures: new Set(['a', 'b', 'c', 'd', 'e', 'g', 'h']) });
  expect(first).toMatch(/^7 of 8 lessons completed: /);
  expect(others.join()).toContain('4 readings: 3 read to the end, 1 not completed.');
});

test('the printed summary counts, and names what rests on the learner’s word', () => {
  expect(evidenceSummary(toLearningRecord(input))).toBe(
    '8 of 8 lessons completed, 1 quiz passed. 1 video and 1 reading marked as completed by hand. 1 notebook, marked as completed. Its checks passed when run on the server. Details are at the address below.',
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
  expect(evidence.map(({ narrative }) => narrative)).toEqual([`Passed with 5 of 6 on attempt 11, ${text}.`]);
});
