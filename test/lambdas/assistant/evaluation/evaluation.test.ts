import { beforeAll, describe, expect, test } from '@jest/globals';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import { isSelfContained } from '#contract/rules/assistant/passage-units.ts';
import { claimBlocks } from '#web/src/features/assistant/claim-blocks.ts';
import { answerable, cases, unanswerable } from './all-cases.ts';
import type { AskedIn, Case } from './case.ts';
import { halves } from './halves.ts';
import { isAccepted, isCautious, scoreLines, shareAccepted } from './judge.ts';
import { answerKeys, closedLectures, closedTexts, keyPairs, salesTexts } from './never-shown.ts';
import { isRouted } from './routed.ts';
import { type Answered, type Library, openLibrary } from './scenes.ts';
import { namesItsSubject } from './subjects.ts';

let library: Library;
const answers = new Map<Case, Answered>();

beforeAll(async () => {
  library = await openLibrary();
  for (const asked of cases) answers.set(asked, await library.ask(asked));
}, 120_000);

const sentTexts = (): string[] => [...answers.values()].map(({ sent }) => sent);

test('the set has at least 200 questions and asks in every course', () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const asked = new Set(cases.map(({ course }) => course));
  expect(library.courses.map(({ course }) => course.id).filter((id) => !asked.has(id))).toEqual([]);
});

test('85% of what can be answered is, and 90% of the rest is refused', () => {
  const useful = shareAccepted(answerable, answers);
  const refused = shareAccepted(unanswerable, answers);
  const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
  console.info(
    [
      `Useful: ${percent(useful)} of ${answerable.length}. Refused: ${percent(refused)} of ${unanswerable.length}.`,
      ...scoreLines(answers),
    ].join('\n'),
  );
  expect(useful).toBeGreaterThanOrEqual(0.85);
  expect(refused).toBeGreaterThanOrEqual(0.9);
});

describe.each(['tuning', 'kept'] as const)('in the %s half', (half) => {
  /** Asks cases and returns the share whose answers pass. */
  const shareOf = async <Asked extends AskedIn & { text: string }>(
    asked: readonly Asked[],
    passes: (one: Asked, answer: Answered) => boolean,
  ): Promise<number> => {
    const missed: string[] = [];
    for (const one of asked) {
      const answer = await library.ask({ accepts: { expects: 'refuses' }, ...one });
      if (!passes(one, answer)) missed.push(`${one.course}: ${one.text} (${answer.handler})`);
    }
    console.info([`Missed in the ${half} half: ${missed.length} of ${asked.length}.`, ...missed].join('\n'));
    return 1 - missed.length / asked.length;
  };

  test('75% of the messages reach a handler that may answer them', async () => {
    expect(await shareOf(halves.routed[half], isRouted)).toBeGreaterThanOrEqual(0.75);
  }, 60_000);

  test('85% of stated facts are quoted, and 80% of missing ones treated with caution', async () => {
    expect(await shareOf(halves.held[half], isAccepted)).toBeGreaterThanOrEqual(0.85);
    expect(await shareOf(halves.near[half], (_, answer) => isCautious(answer))).toBeGreaterThanOrEqual(0.8);
  }, 60_000);

  test('70% of everyday questions are answered, and 80% of gaps treated with caution', async () => {
    expect(await shareOf(halves.everyday[half], isAccepted)).toBeGreaterThanOrEqual(0.7);
    expect(await shareOf(halves.gaps[half], (_, answer) => isCautious(answer))).toBeGreaterThanOrEqual(0.8);
  }, 60_000);
});

test('at most 2% of the claims begin in the middle of a thought', () => {
  const claims = [...answers.values()].flatMap(({ exchange }) => exchange.claims.map(({ text }) => text));
  const faulty = claims.filter((text) => !namesItsSubject(text) || !isSelfContained(text));
  console.info(`Claims without a subject: ${faulty.length} of ${claims.length}.\n${faulty.join('\n')}`);
  expect(faulty.length / claims.length).toBeLessThanOrEqual(0.02);
});

test('tables and programs are shown whole or not at all', () => {
  const blocksOf = (text: string) => claimBlocks(text).filter(({ kind }) => kind === 'table' || kind === 'code');
  const lines = library.courses.flatMap(coursePassages).flatMap((passage) => passage.lines);
  const known = new Set(lines.flatMap(([text]) => blocksOf(text)).map((block) => JSON.stringify(block)));
  const shown = [...answers.values()].flatMap(({ exchange }) => exchange.claims.flatMap(({ text }) => blocksOf(text)));
  for (const kind of ['table', 'code']) expect(shown.filter((block) => block.kind === kind).length).toBeGreaterThan(10);
  expect(shown.filter((block) => !known.has(JSON.stringify(block)))).toEqual([]);
});

test('no answer contains an explanation of a quiz or a solution of an exercise', () => {
  const shown = sentTexts().join('\n');
  expect(answerKeys(library.courses).filter((text) => shown.includes(text))).toEqual([]);
});

test('no answer shows the question of a quiz together with its correct option', () => {
  const sent = sentTexts();
  const together = keyPairs(library.courses).filter(({ prompt, correct }) =>
    sent.some((text) => text.includes(prompt) && text.includes(correct)),
  );
  expect(together).toEqual([]);
});

test('inside a course, no answer contains what sells tools or courses', () => {
  const shown = cases.filter(({ course }) => course !== undefined).map((asked) => answers.get(asked)?.sent ?? '');
  expect(salesTexts(library.courses).filter((text) => shown.some((answer) => answer.includes(text)))).toEqual([]);
});

test('a learner who has only the first day open is shown no sentence of a later one', async () => {
  const firstDay = await openLibrary((lecture) => ({
    isOpen: lecture.type === 'free',
    requiresUpgrade: lecture.type === 'premium',
  }));
  for (const checked of firstDay.courses.filter(({ course }) => course.kind === 'drip')) {
    const closed = closedLectures(checked);
    const practice = firstDay.sceneOf({ course: checked.course.id }).practice;
    expect(practice.questions.filter(({ lectureId }) => closed.has(lectureId))).toEqual([]);
    const secrets = closedTexts(checked);
    const asked = cases.filter(({ course }) => course === checked.course.id);
    expect(asked.length).toBeGreaterThan(10);
    for (const one of asked) {
      const { sent } = await firstDay.ask(one);
      expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
    }
  }
}, 60_000);
