import type { NotebookFile, NotebookFileCell } from './notebook-format.ts';

/** What of an exercise stands in the notebook. */
export interface ExerciseCell {
  id: string;
  title: string;
  /** Markdown. */
  prompt: string;
  /** Python to begin with. */
  starter: string;
}

const pythonFence = /^```python[^\n]*\n([\s\S]*?)^```[ \t]*$/gm;

const markdownCell = (id: string, source: string): NotebookFileCell => ({
  id,
  cell_type: 'markdown',
  metadata: {},
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

/** The text of a lesson as cells: each block of Python is a cell of its own, what stands between is Markdown. */
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

/** Marks the code cell of an exercise in its metadata. */
export const exerciseMetadataKey = 'exercise';

/**
 * The notebook a lesson begins with: its own text and programs, then a cell for each exercise, then an empty one. The
 * same lesson always gives the same notebook.
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
    ...cellsOf(body),
    ...exercises.flatMap(({ id, title: name, prompt, starter }) => [
      markdownCell(`about-${id}`, `## Exercise: ${name}\n\n${prompt.trim()}`),
      codeCell(`exercise-${id}`, starter.trim(), { [exerciseMetadataKey]: id }),
    ]),
    ...(exercises.length === 0 ? [codeCell('last', '')] : []),
  ],
});
