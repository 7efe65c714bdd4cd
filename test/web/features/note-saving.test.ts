import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { notesMarkdown } from '#web/src/features/notes/notes-markdown.ts';
import { createAutosave, type SaveState } from '#web/src/lib/autosave.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a note is saved once the learner stops typing, and says so', async () => {
  const saved: string[] = [];
  const states: SaveState[] = [];
  const autosave = createAutosave({
    save: async (text) => void saved.push(text),
    onState: (state) => states.push(state),
  });
  autosave.changed('H');
  await jest.advanceTimersByTimeAsync(500);
  autosave.changed('Hi');
  await jest.advanceTimersByTimeAsync(799);
  expect(saved).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(saved).toEqual(['Hi']);
  expect(states).toEqual(['unsaved', 'unsaved', 'saving', 'saved']);
});

test('leaving saves at once', async () => {
  const saved: [string, boolean][] = [];
  const autosave = createAutosave({
    save: async (text, { keepalive }) => void saved.push([text, keepalive]),
    onState: () => {},
  });
  autosave.changed('almost lost');
  await autosave.flush({ keepalive: true });
  expect(saved).toEqual([['almost lost', true]]);
});

test('a note that failed to save is retried', async () => {
  const saved: string[] = [];
  const states: SaveState[] = [];
  let isOnline = false;
  const autosave = createAutosave({
    save: async (text) => {
      if (!isOnline) throw new Error('no connection');
      saved.push(text);
    },
    onState: (state) => states.push(state),
  });
  autosave.changed('kept');
  await autosave.flush();
  expect(states.at(-1)).toBe('failed');
  isOnline = true;
  await autosave.flush();
  expect(saved).toEqual(['kept']);
  expect(states.at(-1)).toBe('saved');
});

test('a change during a save is saved next, and until then counts as unsaved', async () => {
  const started: string[] = [];
  const states: SaveState[] = [];
  const finish: (() => void)[] = [];
  const autosave = createAutosave({
    save: (text) => {
      started.push(text);
      return new Promise<void>((resolve) => finish.push(resolve));
    },
    onState: (state) => states.push(state),
  });
  autosave.changed('first');
  const first = autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  autosave.changed('second');
  const second = autosave.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['first']);
  finish[0]?.();
  await first;
  expect(states).toEqual(['unsaved', 'saving', 'unsaved', 'unsaved', 'saving']);
  expect(started).toEqual(['first', 'second']);
  finish[1]?.();
  await second;
  expect(states.at(-1)).toBe('saved');
});

test('all notes of a course make one document, in order, without empty ones', () => {
  const notes = [
    { sectionIndex: 0, lectureTitle: 'Why look it up?', content: 'First.\n' },
    { sectionIndex: 0, lectureTitle: 'The loop', content: '  ' },
    { sectionIndex: 2, lectureTitle: 'Chunks', content: '- a\n- b' },
  ];
  expect(notesMarkdown('RAG', ['Why', 'Measure', 'Passages'], notes)).toBe(
    '# Notes: RAG\n\n## Why\n\n### Why look it up?\n\nFirst.\n\n## Passages\n\n### Chunks\n\n- a\n- b\n',
  );
});
