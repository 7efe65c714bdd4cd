import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textPassages } from '#content/publish/passages/text-passages.ts';
import { transcriptPassages } from '#content/publish/passages/transcript-passages.ts';
import { joinTexts } from '#contract/rules/assistant/passage-units.ts';
import { createRanker } from '#contract/rules/assistant/ranking.ts';
import { selectExtract } from '#contract/rules/assistant/select-extract.ts';
import { createSentenceSplitter } from '#contract/rules/assistant/sentences.ts';
import { queryTerms } from '#contract/rules/assistant/terms.ts';
import { visiblePassages } from '#contract/rules/assistant/visible-passages.ts';

const cue = (start: number, end: number, text: string): string => {
  const time = (second: number) =>
    `00:${`${Math.floor(second / 60)}`.padStart(2, '0')}:${`${second % 60}`.padStart(2, '0')}.000`;
  return `${time(start)} --> ${time(end)}\n${text}\n`;
};

test('transcripts are cut at cues into 30 to 60 seconds and keep each second', () => {
  const vtt = [
    'WEBVTT',
    '',
    ...Array.from({ length: 20 }, (_, at) => cue(at * 10, at * 10 + 9, `Sentence ${at}.`)),
  ].join('\n');
  const passages = transcriptPassages('talk', vtt);
  expect(passages.flatMap(({ lines }) => lines.map(([, second]) => second))).toEqual(
    Array.from({ length: 20 }, (_, at) => at * 10),
  );
  for (const { lines } of passages) {
    const length = (lines.at(-1)?.[1] ?? 0) + 9 - (lines[0]?.[1] ?? 0);
    expect(length).toBeGreaterThanOrEqual(9);
    expect(length).toBeLessThanOrEqual(60);
  }
});

test('a sentence that spans cues is one line at the second of its first cue', () => {
  const vtt = `WEBVTT\n\n${cue(3, 5, 'One part')}\n${cue(5, 8, 'and the rest.')}`;
  expect(transcriptPassages('talk', vtt)).toEqual([{ lectureId: 'talk', lines: [['One part and the rest.', 3]] }]);
});

test('texts are cut at headings, without tasks and solutions; programs stay whole', () => {
  const markdown =
    '## Why\n\nBecause it **helps**. Really.\n\n```js\nsecret()\n```\n\n## Exercise\n\nDo it.\n\n## Answer honestly\n\nSay so.\n\n## Answers\n\nYes.\n\n## Check yourself\n\n**Answers.** Yes.';
  expect(textPassages('text', markdown)).toEqual([
    { lectureId: 'text', heading: 'Why', lines: [['Because it helps. Really.'], ['```js\nsecret()\n```']] },
    { lectureId: 'text', heading: 'Answer honestly', lines: [['Say so.']] },
  ]);
});

test('an equation stays with the sentence that introduces it', () => {
  const [passage] = textPassages('lora', 'For a matrix of r rows:\n\n> W′ = W + B · A\n\n***\n\n—\n\nIt is small.');
  expect(passage?.lines).toEqual([['For a matrix of r rows:'], ['W′ = W + B · A'], ['It is small.']]);
});

const tableLesson = [
  '## Limits',
  'Each limit has its own alarm, and each alarm has its own reader:',
  '| Limit | Alarm |\n| --- | --- |\n| Steps | The loop repeats itself |\n| Tokens | The bill grows |\n| Time | A **person** waits |',
  'A pelican is not a limit.',
].join('\n\n');

test('a table is quoted whole, with what introduces and explains it, or not at all', () => {
  const [passage] = textPassages('limits', tableLesson);
  const lines = passage?.lines ?? [];
  const table =
    '| Limit | Alarm |\n| --- | --- |\n| Steps | The loop repeats itself |\n| Tokens | The bill grows |\n| Time | A person waits |';
  expect(lines.map(([text]) => text)).toContain(table);
  const quote = (question: string): string =>
    selectExtract({ lines, question, terms: queryTerms(question), weightOf: () => 1 }).text;
  for (const question of ['What if the bill grows?', 'Who waits?', 'Which alarm says the loop repeats itself?'])
    expect(quote(question)).toBe(
      `Each limit has its own alarm, and each alarm has its own reader:\n${table}\nA pelican is not a limit.`,
    );
  expect(quote('Is a pelican a limit?')).toBe('A pelican is not a limit.');
});

test('a sentence after a table, a program or a list starts a line of its own', () => {
  for (const block of ['Rows:\n| a |\n| --- |\n| b |', 'Run:\n```\nx\n```', 'Items:\n- a\n- b'])
    expect(joinTexts([block, 'And then it ends.'])).toBe(`${block}\nAnd then it ends.`);
  expect(joinTexts(['One.', 'Two.'])).toBe('One. Two.');
});

test('a whole quotation keeps its paragraphs and says where it matches best', () => {
  const lines: [string][] = [
    ['Pumps are checked each week. Whoever checks them writes down the pressure.'],
    ['Filters clog in spring. Replace them before the pressure drops.'],
  ];
  const quote = (question: string) =>
    selectExtract({ lines, question, isLong: true, terms: queryTerms(question), weightOf: () => 1 });
  const text = lines.flat().join('\n');
  expect(quote('When do filters clog?')).toEqual({ text, focus: text.indexOf('Filters') });
  expect(quote('How often are pumps checked?')).toEqual({ text });
});

const outline = (types: readonly boolean[]) => ({
  id: 'c',
  sections: [
    {
      title: 'S',
      lectures: types.map((_, at) => ({
        id: `l${at}`,
        title: `Lecture ${at}`,
        type: 'drip' as const,
        contentType: 'reading' as const,
        duration: 1,
        isPreview: false,
        hasBody: true,
      })),
    },
  ],
});

test('only passages of open lectures are visible, and the other lectures are named', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 8 }), (opened) => {
      const passages = [...opened.keys(), 99].map((at) => ({
        lectureId: `l${at}`,
        lines: [[`Text ${at}`] as [string]],
      }));
      const isOpen = (id: string) => opened[Number(id.slice(1))] === true;
      const { open, locked } = visiblePassages(outline(opened), passages, ({ id }) => ({
        isOpen: isOpen(id),
        requiresUpgrade: false,
      }));
      const shown = open.map(({ source }) => (source.kind === 'lecture' ? source.lectureId : ''));
      expect(shown.every(isOpen)).toBe(true);
      expect(shown.length + locked.length).toBe(opened.length);
    }),
  );
});

test('no question makes the ranking fail or return a text twice', () => {
  const ranking = createRanker([
    { title: 'One', text: 'Tokens are pieces of text.' },
    { title: 'Two', text: 'A prompt begins the text.' },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (question) => {
      const matches = ranking.match(question);
      expect(new Set(matches.map(({ position }) => position)).size).toBe(matches.length);
      for (const { coverage, score } of matches) {
        expect(coverage).toBeLessThanOrEqual(1.0001);
        expect(score).toBeGreaterThan(0);
      }
    }),
  );
});

test('sentences are the same however the stream is chunked', () => {
  const text = 'One is first [1]. Two, e.g. this, follows. [2] Three asks why? [1, 3]\n- Four is in a list [2].';
  const whole = createSentenceSplitter();
  const expected = [...whole.read(text), ...whole.end()];
  expect(expected).toHaveLength(4);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }), (sizes) => {
      const reader = createSentenceSplitter();
      const found: string[] = [];
      let at = 0;
      for (const size of sizes) {
        found.push(...reader.read(text.slice(at, at + size)));
        at += size;
      }
      expect([...found, ...reader.read(text.slice(at)), ...reader.end()]).toEqual(expected);
    }),
  );
});
