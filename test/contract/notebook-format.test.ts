import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lessonNotebook } from '../../contract/rules/notebook/lesson-notebook.ts';
import { notebookLimits, parseNotebook } from '../../contract/rules/notebook/notebook-format.ts';
import {
  droppedFrom,
  historyLength,
  type KeptVersion,
  withVersion,
} from '../../contract/rules/notebook/notebook-history.ts';

const exercise = { id: 'cosine', title: 'Cosine', prompt: 'Write it.', starter: 'def cosine(a, b):\n    ...\n' };

test('programs of a lesson become code cells, in their place among the text', () => {
  const body =
    'Before.\n\n```python\nx = 1\n\nprint(x)\n```\n\nBetween.\n\n```text\nno code\n```\n\n```python\ny = 2\n```\n';
  const { cells } = lessonNotebook('Lesson', body, []);
  expect(cells.map(({ cell_type, source }) => [cell_type, source])).toEqual([
    ['markdown', 'Before.'],
    ['code', 'x = 1\n\nprint(x)'],
    ['markdown', 'Between.\n\n```text\nno code\n```'],
    ['code', 'y = 2'],
    ['code', ''],
  ]);
});

test('an exercise is a text and the cell of its answer', () => {
  const { cells } = lessonNotebook('Lesson', '', [exercise]);
  expect(cells).toHaveLength(2);
  expect(cells[1]).toMatchObject({
    cell_type: 'code',
    metadata: { exercise: 'cosine' },
    source: exercise.starter.trim(),
  });
});

test('what a lesson begins with is a notebook, whatever its text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 5_000 }), (title, body) => {
      const notebook = lessonNotebook(title, body, [exercise]);
      const read = parseNotebook(JSON.stringify(notebook));
      const ids = read.cells.map(({ id }) => id);
      return new Set(ids).size === ids.length;
    }),
  );
});

test('fields that the rules do not know are kept', () => {
  const notebook = { nbformat: 4, nbformat_minor: 5, metadata: { kernel: { a: [1] } }, cells: [], later: true };
  expect(parseNotebook(JSON.stringify(notebook))).toEqual(notebook);
});

test.each([
  ['is no JSON', '{', /not JSON/],
  ['is a list', '[]', /not a notebook/],
  ['is of format 3', '{"nbformat":3,"cells":[]}', /format 4/],
  ['has no metadata', '{"nbformat":4,"nbformat_minor":5,"cells":[]}', /metadata/],
  [
    'has a cell without text',
    '{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[{"cell_type":"raw","metadata":{}}]}',
    /Cell 1/,
  ],
])('a file that %s is refused in words', (_, text, words) => {
  expect(() => parseNotebook(text)).toThrow(words);
});

test('size counts bytes, not letters', () => {
  const source = 'é'.repeat(notebookLimits.bytes / 2);
  const cells = [{ cell_type: 'markdown', metadata: {}, source }];
  const text = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
  expect(text.length).toBeLessThan(notebookLimits.bytes);
  expect(() => parseNotebook(text)).toThrow(/1 MB/);
});

const at = (version: number, minute: number, isPinned = false): KeptVersion => ({
  version,
  savedAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
  bytes: 1,
  cells: 1,
  hash: `${version}`,
  ...(isPinned && { isPinned }),
});

const versionsAfter = (saves: KeptVersion[]): number[] =>
  saves.reduce<KeptVersion[]>(withVersion, []).map(({ version }) => version);

test('while someone is typing, saves take each other’s place; after a pause both stay', () => {
  expect(versionsAfter([at(1, 0), at(2, 1), at(3, 2), at(4, 4)])).toEqual([1, 4]);
  expect(versionsAfter([at(1, 0), at(2, 1), at(3, 5), at(4, 6), at(5, 8)])).toEqual([1, 3, 5]);
  expect(versionsAfter([at(1, 0), at(2, 1), at(3, 59)])).toEqual([1, 2, 3]);
});

test('a pinned version stays, however soon the next one follows', () => {
  expect(versionsAfter([at(1, 0), at(2, 1, true), at(3, 1)])).toEqual([1, 2, 3]);
});

test('the newest save is always kept, never more than twenty are, and what goes is told', () => {
  const minutes = fc.array(fc.tuple(fc.nat(20), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(minutes, (saves) => {
      let minute = 0;
      let history: KeptVersion[] = [];
      for (const [index, [pause, isPinned]] of saves.entries()) {
        minute += pause;
        const saved = at(index + 1, minute, isPinned);
        const next = withVersion(history, saved);
        const gone = droppedFrom(history, next);
        expect(next.at(-1)).toBe(saved);
        expect(next.length).toBeLessThanOrEqual(historyLength);
        expect(gone.length + next.length).toBe(history.length + 1);
        history = next;
      }
    }),
  );
});
