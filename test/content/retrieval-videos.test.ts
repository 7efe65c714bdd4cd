import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { videos } from '#content/courses/rag-from-first-principles/videos.ts';
import type { Animation } from '#content/media-studio/animations/animations.ts';
import { cutBy } from '#content/media-studio/animations/chunks.ts';
import { type RankingAnimation, scoresAt } from '#content/media-studio/animations/ranking.ts';
import { cosineOf } from '#content/media-studio/animations/vectors.ts';
import {
  bm25Start,
  createBm25,
  handbook,
  inverseFrequency,
  rankPassages,
  wordsOf,
} from '#contract/rules/explore/bm25.ts';
import { animationsOf as animationsIn } from './support/animations-of.ts';

const read = (lecture: string) => readFile(`content/courses/rag-from-first-principles/lectures/${lecture}.md`, 'utf8');

const animationsOf = <Kind extends Animation['kind']>(id: string, kind: Kind) => animationsIn(videos[id], kind);

/** Returns the questions of a ranking, with the words and pieces that follow each. */
const askedIn = ({ steps }: RankingAnimation) => {
  const asked: { question: string; pieces: { word: string; adds: number[] }[] }[] = [];
  for (const step of steps) {
    if ('ask' in step) asked.push({ question: step.ask, pieces: [] });
    if ('adds' in step) asked.at(-1)?.pieces.push({ word: step.word ?? '', adds: step.adds });
  }
  return asked;
};

const shared = (question: string, text: string): number =>
  new Set(wordsOf(question).filter((word) => wordsOf(text).includes(word))).size;

test('shared words in the videos are counted as the first program of the course does', () => {
  const counted = [
    ...animationsOf('why-retrieval', 'ranking'),
    ...animationsOf('how-keyword-search-scores', 'ranking'),
  ];
  const whole = counted.filter(({ decimals }) => decimals === 0);
  expect(whole).toHaveLength(2);
  for (const { rows, ...ranking } of whole)
    for (const { question, pieces } of askedIn({ rows, ...ranking }))
      rows.forEach((id, row) => {
        for (const { word, adds } of pieces)
          expect([id, word, adds[row]]).toEqual([id, word, shared(word, handbook[id as keyof typeof handbook])]);
        const total = pieces.reduce((sum, { adds }) => sum + (adds[row] ?? 0), 0);
        expect([id, total]).toEqual([id, shared(question, handbook[id as keyof typeof handbook])]);
      });
});

test('scores of passages in the videos are those of BM25, word by word', () => {
  const scored = animationsOf('how-keyword-search-scores', 'ranking').filter(
    ({ decimals, isOurs }) => decimals === undefined && !isOurs,
  );
  expect(scored.flatMap(askedIn)).toHaveLength(3);
  for (const ranking of scored)
    for (const { question, pieces } of askedIn(ranking)) {
      const passages = rankPassages({ ...bm25Start, query: question });
      ranking.rows.forEach((id, row) => {
        const passage = passages.find((candidate) => candidate.id === id);
        for (const { word, adds } of pieces) {
          const points = passage?.terms.find((term) => term.word === word.toLowerCase())?.points ?? 0;
          expect([id, word, (adds[row] ?? 0).toFixed(2)]).toEqual([id, word, points.toFixed(2)]);
        }
        const total = pieces.reduce((sum, { adds }) => sum + (adds[row] ?? 0), 0);
        expect(Math.abs(total - (passage?.score ?? 0))).toBeLessThan(0.01);
      });
    }
});

test('weights, repetition and length in the video follow the formula of the lesson', () => {
  const [words] = animationsOf('how-keyword-search-scores', 'dots');
  const notes = (words?.steps ?? []).flatMap((step) => ('mark' in step ? [step] : []));
  expect(notes.map(({ note }) => note)).toEqual(
    notes.map(({ count }) => `weight ${inverseFrequency(count, 8).toFixed(2)}`),
  );
  const idf = inverseFrequency(1, 8);
  const points = (times: number, size: number) => (idf * times * 2.2) / (times + 1.2 * size);
  const [repeated, long] = animationsOf('how-keyword-search-scores', 'ranking').filter(({ isOurs }) => isOurs);
  if (!repeated || !long) throw new Error('These shots are gone.');
  const after = (ranking: RankingAnimation, count: number) =>
    scoresAt(
      ranking,
      ranking.steps.map((_, step) => (step < count ? 1 : 0)),
    ).map(({ total }) => total);
  for (const times of [1, 2, 3, 4]) {
    const [plain = 0, scored = 0] = after(repeated, times);
    expect(Math.abs(plain - times * idf)).toBeLessThan(0.02);
    expect(Math.abs(scored - points(times, 1))).toBeLessThan(0.01);
  }
  const [average = 0, fourTimes = 0] = after(long, 2);
  expect(Math.abs(average - points(1, 1))).toBeLessThan(0.01);
  expect(Math.abs(fourTimes - points(1, 1 - 0.75 + 0.75 * 4))).toBeLessThan(0.01);
});

test('vectors in the video are those of the lesson, and have its cosines', async () => {
  const lesson = await read('dense-retrieval');
  const shots = animationsOf('what-an-embedding-is', 'directions');
  expect(shots).toHaveLength(3);
  for (const { questions, texts } of shots)
    for (const { text, vector } of [...questions, ...texts]) {
      const numbers = vector.map((value) => value.toFixed(1)).join(', ');
      expect(lesson).toMatch(new RegExp(`"${text}": +\\(${numbers.replaceAll('.', '\\.')}\\)`));
    }
  const printed = shots.slice(0, 1).flatMap(({ questions, texts }) =>
    questions.map((question) =>
      texts
        .map(({ text, vector }) => `${cosineOf(question.vector, vector).toFixed(2)}  ${text}`)
        .sort()
        .reverse(),
    ),
  );
  for (const line of [...(printed[0] ?? []).slice(0, 3), printed[1]?.[0]]) expect(lesson).toContain(`   ${line}`);
});

test('the code of the lock is only the fourth result of dense search', () => {
  const [, , code] = animationsOf('what-an-embedding-is', 'directions');
  const asked = code?.questions[0]?.vector ?? [];
  const order = code?.texts.map(({ text, vector }) => ({ text, near: cosineOf(asked, vector) }));
  expect(order?.sort((one, other) => other.near - one.near).map(({ text }) => text)).toEqual([
    ...['helmet', 'flat', 'theft', 'lock'],
  ]);
});

test('fingerprints in the video are the hashes of the texts in the lesson', async () => {
  const lesson = await read('ids-and-freshness');
  const table = animationsOf('carry-the-metadata', 'table').at(-1);
  for (const [id = '', ...prints] of table?.rows ?? []) {
    const hashes = [...lesson.matchAll(new RegExp(`"rules/${id}": "(.*)"`, 'g'))].map(([, text = '']) =>
      createHash('sha256').update(text).digest('hex').slice(0, 4),
    );
    for (const print of prints.slice(0, 2).filter((candidate) => candidate !== '-'))
      expect([id, ...hashes.map((hash) => `${hash}…`)]).toContain(print);
  }
  const plan = table?.rows.map(([id, , , action]) => [action, `'rules/${id}'`]) ?? [];
  expect(plan).toHaveLength(4);
  for (const [action = '', id] of plan) expect(lesson).toContain(`${action.padEnd(7)} [${id}]`);
});

/** Texts of the chunks that each cut of a video leaves. */
const cutsOf = () =>
  animationsOf('what-a-chunk-is-for', 'chunks').flatMap((animation) => {
    const words = animation.paragraphs.flatMap((paragraph) => paragraph.replace(/^# /, '').split(' '));
    return animation.steps.flatMap((step) => {
      const chunks = cutBy(animation, step);
      return chunks ? [chunks.map(({ from, to }) => words.slice(from, to).join(' '))] : [];
    });
  });

test('chunks in the video are those that the lesson prints', async () => {
  const lesson = await read('chunking-by-structure');
  const [fixed = [], overlapping = [], structured = []] = cutsOf();
  expect(fixed).toHaveLength(4);
  fixed.slice(0, 3).forEach((text, index) => {
    expect(lesson).toContain(`\n${index + 1}  ${text}\n`);
  });
  overlapping.slice(1).forEach((text, index) => {
    expect(overlapping[index]?.split(' ').slice(-5)).toEqual(text.split(' ').slice(0, 5));
  });
  const printed = [...lesson.matchAll(/^Rental rules > (.+) \((\d+) words\)\n {3}(.+)$/gm)];
  expect(printed).toHaveLength(3);
  expect(structured.map((text) => [text.split(' ').length, text.slice(0, 60).trim()])).toEqual(
    printed.map(([, , count, beginning]) => [Number(count), beginning]),
  );
});

test('a heading moves the right passage from last place to first in BM25', () => {
  const [ranking] = animationsOf('what-a-chunk-is-for', 'ranking');
  if (!ranking) throw new Error('This shot is gone.');
  const indexes = [handbook, { ...handbook, late: `Late return: ${handbook.late}` }];
  askedIn(ranking).forEach(({ question, pieces }, asked) => {
    const passages = createBm25(indexes[asked] ?? handbook)({ ...bm25Start, query: question });
    ranking.rows.forEach((id, row) => {
      const terms = passages.find((passage) => passage.id === id)?.terms ?? [];
      for (const { word, adds } of pieces) {
        const points = terms.filter((term) => wordsOf(word).includes(term.word)).map(({ points }) => points);
        const sum = points.reduce((total, value) => total + value, 0);
        expect(Math.abs((adds[row] ?? 0) - sum)).toBeLessThan(0.01);
      }
    });
    const order = passages.map(({ id }) => id).filter((id) => ranking.rows.includes(id));
    expect(order.indexOf('late')).toBe(asked === 0 ? 3 : 0);
  });
});

test('measures in the video are those that the lesson prints', async () => {
  const lesson = await read('evaluating-retrieval');
  const [gold, compared, missed] = animationsOf('recall-and-precision', 'table');
  for (const [question, answers = ''] of gold?.rows ?? []) {
    const ids = answers.split(', ').map((id) => `"${id}"`);
    expect(lesson).toContain(`"${question}": {${ids.join(', ')}}`);
  }
  for (const [name = '', recall, precision, rank] of compared?.rows ?? [])
    expect(lesson).toContain(`${name.padEnd(14)} k=3  recall ${recall}  precision ${precision}  MRR ${rank}`);
  for (const [question, found = ''] of missed?.rows ?? []) {
    const ids = found === '-' ? [] : found.split(', ').map((id) => `'${id}'`);
    expect(lesson).toMatch(new RegExp(`missed: ${question?.replace('?', '\\?')} .+ found: \\[${ids.join(', ')}\\]`));
  }
  expect([gold, compared, missed].map((table) => table?.rows.length)).toEqual([4, 2, 3]);
});

test('passages found in the videos are those that BM25 finds', () => {
  const best = (question: string) =>
    rankPassages({ ...bm25Start, query: question })
      .filter(({ score }) => score > 0)
      .slice(0, 3)
      .map(({ id }) => id);
  const [damage, , asked] = animationsOf('recall-and-precision', 'results');
  expect(damage?.lists[1]?.found).toEqual(best('Who pays for damage and who pays for theft?'));
  expect(asked?.lists).toHaveLength(3);
  for (const { name, found } of asked?.lists ?? []) expect([name, found]).toEqual([name, best(name)]);
});

test('the filter takes the first result away, as in the program of the lesson', async () => {
  const lesson = await read('access-control');
  const [filtered] = animationsOf('filter-first', 'results');
  expect(filtered?.lists.map(({ found }) => found)).toEqual([
    ['waiver', 'late', 'cancel'],
    ['waiver', 'late', 'cancel'],
  ]);
  expect(lesson).toContain("staff search, then filter: ['waiver']");
  expect(lesson).toContain("renter filter, then search: ['late']");
});
