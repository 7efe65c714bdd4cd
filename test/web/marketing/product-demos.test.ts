import { expect, test } from '@jest/globals';
import { drafts, lengths, tones } from '#web/src/marketing/demos/draftemail/drafts.ts';
import { compareWords } from '#web/src/marketing/demos/draftemail/word-difference.ts';
import { languages, lines } from '#web/src/marketing/demos/dublabs/clip.ts';
import { spokenWords } from '#web/src/marketing/demos/dublabs/lips.ts';
import { checkAnswer, markAnswer } from '#web/src/marketing/demos/joblyn/checklist.ts';
import {
  countNotes,
  emptyBoard,
  exampleBoard,
  fieldCopy,
  fields,
  isFull,
  withNote,
  withoutNote,
} from '#web/src/marketing/demos/plan/swot-board.ts';
import { firstChoice, trustAfter, trustCurve, trustRange, turns } from '#web/src/marketing/demos/pmcoach/script.ts';

const met = (answer: string) =>
  checkAnswer(answer)
    .filter(({ isMet }) => isMet)
    .map(({ title }) => title);

test('an empty answer meets no criterion', () => {
  expect(met('')).toEqual([]);
});

test('an answer in which only “we” acts does not show the own part', () => {
  expect(met('We planned it and we did it, and I watched.')).not.toContain('Your own role is clear');
  expect(met('I planned it and we did it.')).toContain('Your own role is clear');
});

test('a long story gets the advice to cut it, a short one to tell more', () => {
  const adviceOn = (answer: string) => checkAnswer(answer)[0]?.advice;
  expect(adviceOn('word '.repeat(300))).toContain('Cut the background');
  expect(adviceOn('Too short.')).toContain('You have 2.');
});

test('a note appears once in its field, and blank text is not a note', () => {
  const board = withNote(withNote(emptyBoard, 'threats', ' Rent '), 'threats', 'Rent');
  expect(board.threats).toEqual(['Rent']);
  expect(withNote(board, 'threats', '   ')).toBe(board);
  expect(withoutNote(board, 'threats', 'Rent')).toEqual(emptyBoard);
  expect(countNotes(exampleBoard)).toBe(fields.length);
});

test('the board is full once every field has a note besides the example', () => {
  const withSuggestions = fields.reduce(
    (board, field) => withNote(board, field, fieldCopy[field].suggestions[0] ?? ''),
    exampleBoard,
  );
  expect([isFull(exampleBoard), isFull(withSuggestions)]).toEqual([false, true]);
  expect(isFull({ ...withSuggestions, threats: [] })).toBe(false);
});

test('every field asks a question and offers three answers not in the example', () => {
  for (const field of fields) {
    const { suggestions } = fieldCopy[field];
    expect(suggestions.filter((text) => !exampleBoard[field].includes(text))).toHaveLength(3);
  }
});

test.each([
  ['es', 'Un buen agua', [['round'], ['closed', 'wide'], ['open', 'open']]],
  ['fr', 'une minute par l’eau', [['round'], ['closed', 'wide', 'round'], ['closed', 'open'], ['round']]],
  [
    'en',
    'the middle pour, minutes',
    [['wide'], ['closed', 'wide', 'wide'], ['closed', 'round'], ['closed', 'wide', 'round']],
  ],
  [
    'de',
    'später beim',
    [
      ['closed', 'wide', 'wide'],
      ['closed', 'open', 'closed'],
    ],
  ],
  ['el', 'και από το νερό', [['wide'], ['open', 'closed', 'round'], ['round'], ['wide', 'round']]],
] as const)('the lips form the sounds of %s: %s', (language, text, mouths) => {
  expect(spokenWords(text, language).map((word) => word.mouths)).toEqual(mouths);
});

test('the lips form every word of the clip', () => {
  const words = lines.flatMap((line) => languages.flatMap(({ value }) => spokenWords(line[value], value)));
  expect(words.filter(({ mouths }) => mouths.length === 0)).toEqual([]);
});

test('every line of the clip exists in every language, and no two are alike', () => {
  for (const line of lines) {
    expect(new Set(languages.map(({ value }) => line[value])).size).toBe(languages.length);
  }
});

test('every draft keeps the new day, the time and the price of the note', () => {
  for (const { value: tone } of tones) {
    for (const { value: length } of lengths) {
      expect(drafts[tone][length].join(' ')).toMatch(/(?=.*Thursday)(?=.*9 am)(?=.*price)/i);
    }
    expect(drafts[tone].short.join(' ').length).toBeLessThan(drafts[tone].full.join(' ').length);
  }
});

test('each turn has exactly one answer that gains trust, and the best score highest', () => {
  const best = turns.map(({ choices }) => choices.filter(({ trust }) => trust > 0));
  expect(best.map((choices) => choices.length)).toEqual([1, 1, 1]);
  expect(trustAfter([firstChoice, ...best.flat()])).toBe(trustRange.most);
  const worst = turns.map(({ choices }) => choices.reduce((low, next) => (next.trust < low.trust ? next : low)));
  expect(trustAfter([...worst, ...worst])).toBe(trustRange.least);
});

test('the marked parts of an answer are the whole answer, and no part is marked twice', () => {
  for (const answer of [
    '',
    'I led 3 people, basically, and now we ship twice a week.',
    'we we we',
    '<b>I</b>\n\n12.5%',
  ]) {
    expect(
      markAnswer(answer)
        .map(({ text }) => text)
        .join(''),
    ).toBe(answer);
  }
  expect(markAnswer('I led 3 people, basically.').filter(({ mark }) => mark)).toEqual([
    { text: 'I led', mark: 'keep' },
    { text: '3', mark: 'keep' },
    { text: 'basically', mark: 'change' },
  ]);
});

test('a promise is not an action, and half is not a number', () => {
  const kept = (answer: string) => markAnswer(answer).flatMap(({ text, mark }) => (mark === 'keep' ? [text] : []));
  expect(kept('I tested it for half a day before I promise a date.')).toEqual(['I tested']);
});

test('“we” is marked only where it hides who acted', () => {
  const marked = (answer: string) => markAnswer(answer).flatMap(({ text, mark }) => (mark === 'change' ? [text] : []));
  expect(marked('We planned it.')).toEqual(['We']);
  expect(marked('I planned it and we did it.')).toEqual([]);
});

test('compared drafts keep every character, and words in both count as kept', () => {
  for (const { value: tone } of tones) {
    for (const { value: length } of lengths) {
      const now = drafts[tone][length];
      const { paragraphs, keptCount, newCount } = compareWords(drafts.warm.full, now);
      expect(paragraphs.map((runs) => runs.map(({ text }) => text).join(''))).toEqual(now);
      expect(keptCount + newCount).toBe(now.join(' ').split(/\s+/).length);
      expect(newCount > 0).toBe(!(tone === 'warm' && length === 'full'));
    }
  }
  expect(compareWords(['Come on Thursday.'], ['On Thursday, please']).paragraphs).toEqual([
    [
      { text: 'On Thursday, ', isNew: false },
      { text: 'please', isNew: true },
    ],
  ]);
});

test('the curve of a conversation starts before the first line and ends at its trust', () => {
  const [first] = turns;
  const run = [firstChoice, ...(first ? [first.choices[0]] : [])];
  expect(trustCurve(run)).toHaveLength(run.length + 1);
  expect(trustCurve(run)[0]).toBe(trustRange.start);
  expect(trustCurve(run).at(-1)).toBe(trustAfter(run));
});
