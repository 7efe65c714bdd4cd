import { exerciseMetadataKey } from '#contract/rules/notebook/lecture-notebook.ts';
import type { NotebookOutput } from '#contract/rules/notebook/notebook-format.ts';

export interface Cell {
  /** Unique in the notebook. */
  id: string;
  kind: 'code' | 'markdown' | 'raw';
  source: string;
  /** Empty for Markdown cells. */
  outputs: NotebookOutput[];
  /** Execution number of the last run. */
  executionCount: number | null;
  /** Metadata from the file; unknown fields are preserved. */
  metadata: Record<string, unknown>;
}

/** Returns a unique id in nbformat's form. */
const newId = (): string => crypto.randomUUID().slice(0, 8);

export const emptyCell = (kind: 'code' | 'markdown'): Cell => ({
  id: newId(),
  kind,
  source: '',
  outputs: [],
  executionCount: null,
  metadata: {},
});

/** Returns whether a cell is text of the lesson, which learners can copy but not edit (nbformat's `editable`). */
export const isLocked = ({ metadata }: Cell): boolean => metadata.editable === false;

/** Returns whether a learner may delete a cell (nbformat's `deletable`). */
export const isDeletable = ({ metadata }: Cell): boolean => metadata.deletable !== false;

/** Returns the id of the exercise a cell answers. */
export const exerciseId = ({ metadata }: Pick<Cell, 'metadata'>): string | undefined =>
  typeof metadata[exerciseMetadataKey] === 'string' ? metadata[exerciseMetadataKey] : undefined;

/** Metadata key: the cell's current answer passed every check. */
export const passedKey = 'exercise_passed';

/** Returns the ids of exercises whose current answers passed. */
export const passedExerciseIds = (cells: readonly Pick<Cell, 'metadata'>[]): string[] =>
  cells.flatMap((cell) => (cell.metadata[passedKey] === true ? (exerciseId(cell) ?? []) : []));

/** Returns an editable copy of a text or code cell, without its outputs. */
export const copyOf = ({ kind, source }: Cell): Cell => ({
  ...emptyCell(kind === 'code' ? 'code' : 'markdown'),
  source,
});

/** Returns the cells with one of them changed. */
export const withCellChanged = (cells: readonly Cell[], id: string, change: Partial<Cell>): Cell[] =>
  cells.map((cell) => (cell.id === id ? { ...cell, ...change } : cell));

/** Returns the cells with one inserted at a position. */
export const withCellInserted = (cells: readonly Cell[], position: number, cell: Cell): Cell[] => [
  ...cells.slice(0, position),
  cell,
  ...cells.slice(position),
];

/** Returns the cells without one; at least one cell remains. */
export const withCellRemoved = (cells: readonly Cell[], id: string): Cell[] => {
  const rest = cells.filter((cell) => cell.id !== id);
  return rest.length > 0 ? rest : [emptyCell('code')];
};

/** Returns the cells with one moved up (-1) or down (1); unchanged at either end. */
export const withCellMoved = (cells: readonly Cell[], id: string, by: -1 | 1): Cell[] => {
  const from = cells.findIndex((cell) => cell.id === id);
  const cell = cells[from];
  const to = from + by;
  if (!cell || to < 0 || to >= cells.length) return [...cells];
  const rest = cells.filter((other) => other !== cell);
  return withCellInserted(rest, to, cell);
};

/** Joins text that nbformat may store as lines. */
export const joinText = (text: unknown): string => (Array.isArray(text) ? text.join('') : String(text ?? ''));

/** Returns the outputs with printed text appended: to the last output if it is the same stream. */
export const appendStream = (
  outputs: readonly NotebookOutput[],
  name: 'stdout' | 'stderr',
  text: string,
): NotebookOutput[] => {
  const last = outputs.at(-1);
  if (last?.output_type === 'stream' && last.name === name) {
    return [...outputs.slice(0, -1), { ...last, text: joinText(last.text) + text }];
  }
  return [...outputs, { output_type: 'stream', name, text }];
};
