import { plainLesson } from '../lesson/lesson-blocks.ts';
import type { NotebookFile, NotebookFileCell } from './notebook-format.ts';

/** The part of an exercise shown in the notebook. */
export interface ExerciseCell {
  id: string;
  title: string;
  /** Markdown. */
  prompt: string;
  /** Starter code in Python. */
  starter: string;
}

const pythonFence = /^```python[^\n]*\n([\s\S]*?)^```[ \t]*$/gm;

/** Creates a text cell that learners cannot change or delete by accident. Jupyter honors these fields too. */
const markdownCell = (id: string, source: string): NotebookFileCell => ({
  id,
  cell_type: 'markdown',
  metadata: { editable: false, deletable: false },
  source,
});

const codeCell = (id: string, source: string, metadata: Record<string, unknown> = {}): NotebookFileCell => ({
  id,
  cell_type: 'code',
  metadata,
  source,
  outputs: [],
  execution_count: null,
});

/** Splits a lesson's text into cells: each Python block is a code cell, the rest is Markdown. */
const cellsOf = (body: string): NotebookFileCell[] => {
  const cells: NotebookFileCell[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text.trim() !== '') cells.push(markdownCell(`text-${cells.length}`, text.trim()));
  };
  for (const match of body.matchAll(pythonFence)) {
    addText(body.slice(end, match.index));
    cells.push(codeCell(`code-${cells.length}`, (match[1] ?? '').trimEnd()));
    end = match.index + match[0].length;
  }
  addText(body.slice(end));
  return cells;
};

/** Metadata key that marks the code cell of an exercise. */
export const exerciseMetadataKey = 'exercise';

/**
 * Builds a lesson's initial notebook: its text and programs, a cell for each exercise, then an empty one.
 * Deterministic.
 */
export const lectureNotebook = (title: string, body: string, exercises: readonly ExerciseCell[]): NotebookFile => ({
  nbformat: 4,
  nbformat_minor: 5,
  metadata: {
    title,
    kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' },
    language_info: { name: 'python' },
  },
  cells: [
    ...cellsOf(plainLesson(body)),
    ...exercises.flatMap(({ id, title: name, prompt, starter }) => [
      markdownCell(`about-${id}`, `## Exercise: ${name}\n\n${prompt.trim()}`),
      codeCell(`exercise-${id}`, starter.trim(), { [exerciseMetadataKey]: id, deletable: false }),
    ]),
    ...(exercises.length === 0 ? [codeCell('last', '')] : []),
  ],
});
