import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lectureNotebook } from '#contract/rules/notebook/lecture-notebook.ts';
import { notebookLimits, parseNotebook } from '#contract/rules/notebook/notebook-format.ts';
import {
  maxHistoryVersions,
  removedVersions,
  type StoredVersion,
  withVersion,
} from '#contract/rules/notebook/notebook-history.ts';

const exercise = { id: 'cosine', title: 'Cosine', prompt: 'Write it.', starter: 'def cosine(a, b):\n    ...\n' };

test('programs of a lesson become code cells in place among the text', () => {
  const body =
    'Before.\n\n```python\nx = 1\n\nprint(x)\n```\n\nBetween.\n\n```text\nno code\n```\n\n```python\ny = 2\n```\n';
  const { cells } = lectureNotebook('Lesson', body, []);
  expect(cells.map(({ cell_type, source }) => [cell_type, source])).toEqual([
    ['markdown', 'Before.'],
    ['code', 'x = 1\n\nprint(x)'],
    ['markdown', 'Between.\n\n```text\nno code\n```'],
    ['code', 'y = 2'],
    ['code', ''],
  ]);
});

test('an exercise becomes a text cell and an answer cell', () => {
  const { cells } = lectureNotebook('Lesson', '', [exercise]);
  expect(cells).toHaveLength(2);
  expect(cells[1]).toMatchObject({
    cell_type: 'code',
    metadata: { exercise: 'cosine', deletable: false },
    source: exercise.starter.trim(),
  });
});

test('text of the lesson is locked, and its programs are free to change', () => {
  const { cells } = lectureNotebook('Lesson', 'Text.\n\n```python\nx = 1\n```\n', [exercise]);
  expect(cells.map(({ cell_type, metadata }) => [cell_type, metadata.editable !== false])).toEqual([
    ['markdown', false],
    ['code', true],
    ['markdown', false],
    ['code', true],
  ]);
});

test('every lesson text gives a valid notebook', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ maxLength: 5_000 }), (title, body) => {
      const notebook = lectureNotebook(title, body, [exercise]);
      const read = parseNotebook(JSON.stringify(notebook));
      const ids = read.cells.map(({ id }) => id);
      return new Set(ids).size === ids.length;
    }),
  );
});

test('unknown notebook fields are kept', () => {
  const notebook = { nbformat: 4, nbformat_minor: 5, metadata: { kernel: { a: [1] } }, cells: [], later: true };
  expect(parseNotebook(JSON.stringify(notebook))).toEqual(notebook);
});

test.each([
  ['is not JSON', '{', /not valid JSON/],
  ['is a list', '[]', /not a notebook/],
  ['is of format 3', '{"nbformat":3,"cells":[]}', /format 4/],
  ['has no metadata', '{"nbformat":4,"nbformat_minor":5,"cells":[]}', /metadata/],
  [
    'has a cell without source',
    '{"nbformat":4,"nbformat_minor":5,"metadata":{},"cells":[{"cell_type":"raw","metadata":{}}]}',
    /Cell 1/,
  ],
])('a file that %s is refused with an explanation', (_, text, words) => {
  expect(() => parseNotebook(text)).toThrow(words);
});

test('size is counted in bytes, not characters', () => {
  const source = 'é'.repeat(notebookLimits.bytes / 2);
  const cells = [{ cell_type: 'markdown', metadata: {}, source }];
  const text = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells });
  expect(text.length).toBeLessThan(notebookLimits.bytes);
  expect(() => parseNotebook(text)).toThrow(/1 MB/);
});

const at = (version: number, minute: number, isPinned = false): StoredVersion => ({
  version,
  savedAt: new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString(),
  bytes: 1,
  cells: 1,
  hash: `${version}`,
  ...(isPinned && { isPinned }),
});

const versionsAfter = (saves: StoredVersion[]): number[] =>
  saves.reduce<StoredVersion[]>(withVersion, []).map(({ version }) => version);

test('saves while typing replace each other; after a pause both are kept', () => {
  expect(versionsAfter([at(1, 0), at(2, 1), at(3, 2), at(4, 4)])).toEqual([1, 4]);
  expect(versionsAfter([at(1, 0), at(2, 1), at(3, 5), at(4, 6), at(5, 8)])).toEqual([1, 3, 5]);
  expect(versionsAfter([at(1, 0), at(2, 1), at(3, 59)])).toEqual([1, 2, 3]);
});

test('a pinned version is kept, however soon the next one follows', () => {
  expect(versionsAfter([at(1, 0), at(2, 1, true), at(3, 1)])).toEqual([1, 2, 3]);
});

test('the newest save is kept, at most twenty in all, and removed ones are reported', () => {
  const minutes = fc.array(fc.tuple(fc.nat(20), fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(minutes, (saves) => {
      let minute = 0;
      let history: StoredVersion[] = [];
      for (const [index, [pause, isPinned]] of saves.entries()) {
        minute += pause;
        const saved = at(index + 1, minute, isPinned);
        const next = withVersion(history, saved);
        const removed = removedVersions(history, next);
        expect(next.at(-1)).toBe(saved);
        expect(next.length).toBeLessThanOrEqual(maxHistoryVersions);
        expect(removed.length + next.length).toBe(history.length + 1);
        history = next;
      }
    }),
  );
});
