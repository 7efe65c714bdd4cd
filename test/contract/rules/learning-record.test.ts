import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Completion, type RecordInput, toLearningRecord } from '#contract/rules/learning-record.ts';
import type { PlayedRange } from '#contract/rules/playback.ts';

const startedAt = Date.parse('2026-11-01T00:00:00.000Z');
const instant = (seconds: number): string => new Date(startedAt + seconds * 1000).toISOString();

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const anyRange = fc
  .tuple(fc.nat(60), fc.nat(60))
  .map(([a, b]): PlayedRange => [Math.min(a, b) * 5, Math.max(a, b) * 5]);

const anyLecture = fc.record({
  contentType: fc.constantFrom('video', 'reading', 'notebook', 'explore', 'quiz', 'assignment', 'document'),
  duration: fc.integer({ min: 1, max: 60 }).map((buckets) => buckets * 5),
  isCompleted: fc.boolean(),
  completions: fc.array(
    fc.record({
      kind: fc.constantFrom('position', 'read', 'checks', 'solved', 'marked', 'passed', 'submitted'),
      second: fc.nat(1_000_000),
      seconds: fc.option(fc.nat(500), { nil: undefined }),
    }),
    { maxLength: 3 },
  ),
  playback: fc.array(fc.array(anyRange, { maxLength: 4 }), { maxLength: 2 }),
  isVerified: fc.boolean(),
});

/** An attempt; `carried` and the time limit are those of newer ones. */
const anyAttempt = fc.record({
  correct: fc.nat(12),
  questions: fc.integer({ min: 1, max: 12 }),
  carried: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  second: fc.nat(1_000_000),
  /** `limitMinutes` is absent for a learner who chose to have no limit. */
  time: fc.option(
    fc.record({
      tookMs: fc.nat(5_000_000),
      limitMinutes: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
    }),
    { nil: undefined },
  ),
});

const anyQuiz = fc.record({
  title: fc.constantFrom('Basics', 'Checking answers'),
  attempts: fc.array(anyAttempt, { maxLength: 5 }),
});

const idsUpTo = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

const anyInput = fc
  .tuple(fc.array(anyLecture, { maxLength: ids.length }), fc.array(anyQuiz, { maxLength: 3 }))
  .map(([lectures, quizzes]): RecordInput => {
    const named = lectures.map((lecture, index) => ({ ...lecture, id: ids[index] ?? '' }));
    return {
      lectures: named.map(({ id, contentType, duration }) => ({ id, contentType, duration })),
      completedLectures: new Set([...named.filter(({ isCompleted }) => isCompleted).map(({ id }) => id), 'removed']),
      completions: named.flatMap(({ id, completions }) =>
        completions.map(
          ({ kind, second, seconds }): Completion => ({
            lectureId: id,
            kind,
            at: instant(second),
            ...(seconds !== undefined && { seconds }),
          }),
        ),
      ),
      playback: named.flatMap(({ id, playback }) => playback.map((played) => ({ lectureId: id, played }))),
      verifiedNotebooks: new Set([
        ...named.flatMap(({ id, contentType, isVerified }) => (contentType === 'notebook' && isVerified ? [id] : [])),
        'removed',
      ]),
      quizzes: quizzes.map(({ title, attempts }) => ({
        title,
        attempts: attempts
          .sort((a, b) => a.second - b.second)
          .map(({ correct, questions, second }) => {
            const right = Math.min(correct, questions);
            const score = Math.round((100 * right) / questions);
            return {
              ...{ score, passed: score >= 50, submittedAt: instant(second) },
              correct: Array.from({ length: right }, (_, index) => `q${index}`),
            };
          }),
      })),
    };
  });

/** The completion that came first, found without sorting. */
const firstOf = (input: RecordInput, lectureId: string): Completion | undefined =>
  input.completions
    .filter((completion) => completion.lectureId === lectureId)
    .reduce<Completion | undefined>((first, each) => (first && first.at <= each.at ? first : each), undefined);

/** Recounts a record second by second and lecture by lecture. */
const recount = (input: RecordInput) => {
  const kinds: Record<string, Record<string, number>> = {
    video: {},
    reading: {},
    notebook: {},
    explore: {},
    assignment: {},
    document: {},
  };
  let [completed, playedSeconds, seconds, withoutPlayback, readSeconds, verified] = [0, 0, 0, 0, 0, 0];
  for (const { id, contentType, duration } of input.lectures) {
    const isCompleted = input.completedLectures.has(id);
    const first = firstOf(input, id);
    const how = first?.kind ?? 'unrecorded';
    const counts = kinds[contentType];
    if (isCompleted) completed += 1;
    if (isCompleted && counts) counts[how] = (counts[how] ?? 0) + 1;
    if (isCompleted && contentType === 'reading' && how === 'read') readSeconds += first?.seconds ?? 0;
    if ([...input.verifiedNotebooks].some((verifiedId) => verifiedId === id)) verified += 1;
    if (contentType !== 'video') continue;
    const rows = input.playback.filter(({ lectureId }) => lectureId === id);
    if (isCompleted && !first && rows.length === 0) {
      withoutPlayback += 1;
      continue;
    }
    seconds += duration;
    for (let second = 0; second < duration; second += 1) {
      if (rows.some(({ played }) => played.some(([start, end]) => start <= second && second < end))) playedSeconds += 1;
    }
  }
  return { completed, playedSeconds, seconds, withoutPlayback, readSeconds, verified, kinds };
};

test('the record equals a recount by brute force', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const record = toLearningRecord(input);
      const expected = recount(input);
      const { video, reading, notebook, explore, assignment, document } = record;
      expect({
        completed: record.completed,
        playedSeconds: video.playedSeconds,
        seconds: video.seconds,
        withoutPlayback: video.withoutPlayback,
        readSeconds: reading.readSeconds,
        verified: notebook.verified,
        kinds: {
          video: video.by,
          reading: reading.by,
          notebook: notebook.by,
          explore: explore?.by,
          assignment: assignment?.by,
          document: document?.by,
        },
      }).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('a quiz is recorded with its first passing attempt', () => {
  fc.assert(
    fc.property(anyQuiz, fc.boolean(), ({ title, attempts }, isOlder) => {
      const sorted = attempts
        .map((attempt) => ({ ...attempt, correct: Math.min(attempt.correct, attempt.questions) }))
        .sort((a, b) => a.second - b.second);
      const stored = sorted.map(({ correct, questions, carried = 0, second, time }) => {
        const isPartialRetake = carried > 0 && !isOlder;
        const [right, all] = isPartialRetake ? [correct + carried, questions + carried] : [correct, questions];
        const score = Math.round((100 * right) / all);
        const attempt = {
          ...{ score, passed: score >= 50, correct: idsUpTo(correct, 'q'), submittedAt: instant(second) },
          ...(time && { startedAt: instant(second - time.tookMs / 1000) }),
          ...(time?.limitMinutes && { endsAt: instant(second - time.tookMs / 1000 + time.limitMinutes * 60) }),
        };
        if (isOlder) return attempt;
        return {
          ...attempt,
          questions: idsUpTo(questions, 'q'),
          ...(isPartialRetake && { carried: idsUpTo(carried, 'c') }),
        };
      });
      const index = stored.findIndex(({ passed }) => passed);
      const passing = sorted[index];
      const { quizzes } = toLearningRecord({
        ...{ lectures: [], completedLectures: new Set(), completions: [], playback: [], verifiedNotebooks: new Set() },
        quizzes: [{ title, attempts: stored }],
      });
      if (!passing) return expect(quizzes).toEqual([]);
      const { correct, questions, second, time } = passing;
      const carried = isOlder ? undefined : passing.carried;
      return expect(quizzes).toEqual([
        {
          ...{ title, correct: correct + (carried ?? 0), questions: questions + (carried ?? 0), attempt: index + 1 },
          ...(carried && { carried }),
          secondsSinceFirst: second - (sorted[0]?.second ?? 0),
          ...(time?.limitMinutes && {
            time: { seconds: Math.floor(time.tookMs / 1000), limitSeconds: time.limitMinutes * 60 },
          }),
        },
      ]);
    }),
    { numRuns: 500 },
  );
});
