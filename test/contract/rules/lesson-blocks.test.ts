import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { marked, type Tokens } from 'marked';
import { lessonHeadings, plainLesson, readBlock, splitLesson } from '#contract/rules/lesson/lesson-blocks.ts';
import { type BlockKind, blockKinds, splitFences } from '#contract/rules/lesson/lesson-fences.ts';
import { lectureNotebook } from '#contract/rules/notebook/lecture-notebook.ts';

const isBlockKind = (kind: string | undefined): kind is BlockKind => blockKinds.includes(kind as BlockKind);
const block = (kind: string, content: string, fence = '```') => `${fence}${kind}\n${content}\n${fence}`;

/** Lines that fences consist of, and other lines. */
const lines = fc.constantFrom(
  ...['', 'Some text', '## A heading', '---', '```', '````', '~~~', '```text', '   ```', '```a`b`'],
  ...['```predict', '````compare', '```figure a', '~~~prompt', '```predicted'],
);
const documents = fc.array(lines, { maxLength: 14 }).map((parts) => parts.join('\n'));

test('the parts of a text, joined, are the text', () => {
  fc.assert(
    fc.property(fc.oneof(documents, fc.string()), (markdown) => {
      const parts = splitFences(markdown).map((part) => (typeof part === 'string' ? part : part.source));
      expect(parts.join('\n')).toBe(markdown);
    }),
  );
});

test('the Markdown parser reads the same blocks, as code', () => {
  fc.assert(
    fc.property(documents, (markdown) => {
      const codes = marked.lexer(markdown).filter((token): token is Tokens.Code => token.type === 'code');
      const expected = codes
        .filter(({ raw, lang }) => raw.startsWith('`') && isBlockKind(lang?.split(' ')[0]))
        .map(({ text }) => text);
      const found = splitFences(markdown).flatMap((part) => (typeof part === 'string' ? [] : [part.content]));
      expect(found.map((text) => text.trim())).toEqual(expected.map((text) => text.trim()));
    }),
    { numRuns: 1000 },
  );
});

const words = fc.stringMatching(/^[a-z]{1,8}( [a-z.?"`-]{1,8}){0,4}$/);
/** Without marks of Markdown. */
const plainWords = fc.stringMatching(/^[a-z]{1,8}( [a-z.?-]{1,8}){0,4}$/);
const validBlocks = fc.oneof(
  fc.tuple(words, fc.array(words, { minLength: 2, maxLength: 4 }), words).map(([question, options, answer]) => ({
    source: block('predict', `${question}\n\n${options.map((option) => `- ${option}`).join('\n')}\n---\n${answer}`),
    shown: [question, ...options, answer],
  })),
  words.map((prompt) => ({ source: block('prompt', prompt), shown: [prompt] })),
  fc.tuple(words, words, words, words).map(([one, before, other, after]) => ({
    source: block('compare', `${one}\n${before}\n---\n${other}\n${after}`),
    shown: [one, before, other, after],
  })),
  words.map((caption) => ({ source: block('figure a 180', `alt\n---\n${caption}`), shown: [caption] })),
  fc.tuple(plainWords, words).map(([title, note]) => ({
    source: block('embed https://vimeo.com/76979871', `${title}\n---\n${note}`),
    shown: [title, note],
  })),
  fc.tuple(plainWords, plainWords, plainWords).map(([title, label, hint]) => ({
    source: block('worksheet', `${title}\n- ${label} | ${hint} | 3`),
    shown: [title, label, hint],
  })),
  fc.tuple(plainWords, plainWords, words).map(([title, label, value]) => ({
    source: block('worksheet', `${title}\n- ${label}\n  ${value}\n\n  ${value}`),
    shown: [title, label, value, value],
  })),
);

test('ordinary Markdown has all text of the blocks, in order, without their fences', () => {
  fc.assert(
    fc.property(fc.array(validBlocks, { maxLength: 6 }), (blocks) => {
      const plain = plainLesson(blocks.map(({ source }) => source).join('\n\nText between.\n\n'));
      expect(splitFences(plain).every((part) => typeof part === 'string')).toBe(true);
      let from = 0;
      for (const text of blocks.flatMap(({ shown }) => shown)) {
        const at = plain.indexOf(text, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + text.length;
      }
    }),
  );
});

test('a prediction has a question, options or none, and an answer in Markdown', () => {
  const code = block('predict', 'Why?\n---\n```json\n{}\n```', '````');
  expect(splitLesson(`Before.\n\n${code}\n\n${block('predict', 'Which?\n\n- This\n- That\n---\nThat.')}`)).toEqual([
    { kind: 'text', markdown: 'Before.\n' },
    { kind: 'predict', question: 'Why?', options: [], answer: '```json\n{}\n```' },
    { kind: 'predict', question: 'Which?', options: ['This', 'That'], answer: 'That.' },
  ]);
});

test('a comparison has two sides with their labels, and a figure what publishing adds', () => {
  const compare = block('compare', 'Before: v1\nLong.\n\nMore.\n---\nAfter: v2\nShort.');
  expect(splitLesson(`${compare}\n${block('figure gates 200', 'Four gates.\n---\nStop at the first.')}`)).toEqual([
    {
      kind: 'compare',
      sides: [
        { label: 'Before: v1', text: 'Long.\n\nMore.' },
        { label: 'After: v2', text: 'Short.' },
      ],
    },
    { kind: 'figure', id: 'gates', height: 200, alt: 'Four gates.', caption: 'Stop at the first.' },
  ]);
});

test('an embed is a link with its title and note where there are no blocks', () => {
  const source = block('embed https://youtu.be/aircAruvnKk?t=90', 'Neural networks [1 of 4]\n---\nWatch to 5:30.');
  expect(plainLesson(source)).toBe(
    '[Neural networks \\[1 of 4\\]](https://www.youtube.com/watch?v=aircAruvnKk&t=90s)\n\nWatch to 5:30.',
  );
});

test('a worksheet has fields with a hint and a number of lines', () => {
  expect(splitLesson(block('worksheet', 'Prompt card\n- Name\n- Prompt | Paste it here. | 8\n\n- Log | | 3'))).toEqual([
    {
      kind: 'worksheet',
      title: 'Prompt card',
      isExample: false,
      fields: [
        { label: 'Name', hint: '', lines: 1, value: '' },
        { label: 'Prompt', hint: 'Paste it here.', lines: 8, value: '' },
        { label: 'Log', hint: '', lines: 3, value: '' },
      ],
    },
  ]);
});

test('a worksheet that is filled in is an example and keeps its line breaks', () => {
  const source = block(
    'worksheet',
    'Prompt card\n- Name\n  Minutes\n- Prompt\n\n  Turn <notes>\n\n  - into *minutes*\n',
  );
  const [part] = splitLesson(source);
  expect(part).toMatchObject({
    isExample: true,
    fields: [{ value: 'Minutes' }, { value: 'Turn <notes>\n\n- into *minutes*' }],
  });
  expect(plainLesson(source)).toBe(
    '**Prompt card**\n\n**Name:** Minutes\n\n**Prompt:**\n\n```text\nTurn <notes>\n\n- into *minutes*\n```',
  );
});

const problemOf = (source: string): string | undefined => {
  const [fence] = splitFences(source);
  return typeof fence === 'object' ? readBlock(fence).problem : 'no block';
};

test.each([
  ['predict', 'Why?', 'needs a question and an answer'],
  ['predict', 'Why?\n---\n', 'needs a question and an answer'],
  ['predict', 'A?\n---\nB.\n---\nC.', 'needs a question and an answer'],
  ['predict', 'A?\n\n- B\n---\nC.', 'has one option'],
  ['predict', '- A\n- B\n---\nC.', 'needs a question before its options'],
  ['predict', 'A?\n\n- B\n- C\n\nD\n---\nE.', 'needs its options last'],
  ['prompt', ' \n', 'is empty'],
  ['compare', 'Before\nText', 'needs two sides'],
  ['compare', 'Before\nText\n---\nAfter', 'needs two sides'],
  ['figure', '', 'needs the id of one figure'],
  ['embed https://vimeo.com/76979871', '', 'needs a title below its URL'],
  ['embed https://vimeo.com/76979871', '---\nA note', 'needs a title below its URL'],
  ['embed https://vimeo.com/76979871', 'A title\nof two lines', 'needs a title on one line'],
  ['embed https://vimeo.com/76979871', 'A title\n---\nA note\n---\nMore', 'needs a title on one line'],
  ['embed https://vimeo.com/76979871', 'x'.repeat(121), 'has a title of more than 120 characters'],
  ['embed', 'A title', 'needs a URL that begins with https://'],
  ['worksheet', '', 'needs a title on its first line'],
  ['worksheet', '- Name', 'needs a title on its first line'],
  ['worksheet', 'x'.repeat(121), 'has a title of more than 120 characters'],
  ['worksheet', 'Card', 'needs fields, each on a line that begins with "- "'],
  ['worksheet', 'Card\n- | Hint', 'has a field without a label'],
  ['worksheet', 'Card\n- Name\nMinutes', 'has the line "Minutes"; begin a field with "- "'],
  ['worksheet', 'Card\n  Minutes\n- Name', 'has the line "  Minutes"; begin a field with "- "'],
  ['worksheet', 'Card\n- Name | Hint | many', 'needs a number of lines from 1 to 20 in its field "Name", not "many"'],
  ['worksheet', 'Card\n- Name | Hint | 0', 'needs a number of lines from 1 to 20 in its field "Name", not "0"'],
  ['worksheet', 'Card\n- Name | Hint | 2 | 3', 'has more than a label, a hint and a number of lines'],
  ['worksheet', 'Card\n- Name\n- Name', 'has two fields "Name"'],
  ['worksheet', `Card\n- ${'x'.repeat(81)}`, 'has a label of more than 80 characters'],
  ['worksheet', `Card\n- Name | ${'x'.repeat(201)}`, 'has a hint of more than 200 characters'],
  ['worksheet', 'Card\n- Name\n  Minutes\n- Prompt', 'is filled in, except for its field "Prompt"'],
])('a %s block of %j %s', (kind, content, problem) => {
  expect(problemOf(block(kind, content))).toContain(problem);
});

test('a notebook shows a reading without blocks, with its programs as cells', () => {
  const body = [block('predict', 'Why?\n---\nBecause.'), '```python\nx = 1\n```', block('prompt', 'Do ```this.')].join(
    '\n\n',
  );
  const { cells } = lectureNotebook('Lesson', body, []);
  expect(cells.map(({ source }) => source)).toEqual(['Why?\n\nBecause.', 'x = 1', '````text\nDo ```this.\n````', '']);
});

test('headings in programs and prompts do not start a part of a lesson', () => {
  const text = `## One *thing*\n\n${block('text', '## Not this')}\n\n${block('prompt', '## Nor this')}\n\n### Small\n\n## Two\n`;
  expect(lessonHeadings(text)).toEqual(['One thing', 'Two']);
});
