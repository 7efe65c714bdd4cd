import { exerciseMetadataKey, lectureNotebook } from '../../../../../contract/rules/notebook/lecture-notebook.ts';
import {
  type NotebookFile,
  type NotebookFileCell,
  notebookLimits,
} from '../../../../../contract/rules/notebook/notebook-format.ts';
import type { Exercise } from '../../../../../contract/schemas/notebook.ts';
import type { CheckReport } from '../engine/messages.ts';
import { type Cell, emptyCell, joinText } from './cells.ts';

/** A notebook on the page: cells, and what else its file has. */
export interface NotebookDocument {
  cells: Cell[];
  metadata: Record<string, unknown>;
}

const toCell = (cell: NotebookFileCell, usedIds: Set<string>): Cell => {
  const id = cell.id !== undefined && !usedIds.has(cell.id) ? cell.id : emptyCell('code').id;
  usedIds.add(id);
  return {
    id,
    kind: cell.cell_type,
    source: joinText(cell.source),
    outputs: cell.cell_type === 'code' ? (cell.outputs ?? []) : [],
    executionCount: cell.execution_count ?? null,
    metadata: cell.metadata,
  };
};

/** Cells of a file. Ids that are missing (before nbformat 4.5) or there twice are made anew. */
export const fromFile = ({ cells, metadata }: NotebookFile): NotebookDocument => {
  const usedIds = new Set<string>();
  const parsedCells = cells.map((cell) => toCell(cell, usedIds));
  return { cells: parsedCells.length > 0 ? parsedCells : [emptyCell('code')], metadata };
};

const toFileCell = ({ id, kind, source, outputs, executionCount, metadata }: Cell): NotebookFileCell => ({
  id,
  cell_type: kind,
  metadata,
  source,
  ...(kind === 'code' && { outputs: outputs.slice(-notebookLimits.outputs), execution_count: executionCount }),
});

/** Text of the `.ipynb` file. */
export const toText = ({ cells, metadata }: NotebookDocument): string => {
  const file: NotebookFile = { nbformat: 4, nbformat_minor: 5, metadata, cells: cells.map(toFileCell) };
  return `${JSON.stringify(file, null, 1)}\n`;
};

/** The exercise a cell answers, by its id. */
export const exerciseId = ({ metadata }: Cell): string | undefined =>
  typeof metadata[exerciseMetadataKey] === 'string' ? metadata[exerciseMetadataKey] : undefined;

/** Remembers in a cell's metadata that its answer, as it stands, passed every check. */
export const passedKey = 'exercise_passed';

/** Whether every check passed. */
export const hasPassed = ({ outcomes }: CheckReport): boolean =>
  outcomes !== undefined && outcomes.length > 0 && outcomes.every(({ passed }) => passed);

/** Ids of the exercises whose answers passed as they stand. */
export const passedExerciseIds = (cells: readonly Cell[]): string[] =>
  cells.flatMap((cell) => (cell.metadata[passedKey] === true ? (exerciseId(cell) ?? []) : []));

/** The notebook with a cell for every exercise: those the lesson got since, or that were deleted, come last. */
export const withExercises = (notebook: NotebookDocument, exercises: readonly Exercise[]): NotebookDocument => {
  const missing = exercises.filter(({ id }) => !notebook.cells.some((cell) => exerciseId(cell) === id));
  if (missing.length === 0) return notebook;
  const usedIds = new Set(notebook.cells.map(({ id }) => id));
  const missingCells = lectureNotebook('', '', missing).cells;
  return { ...notebook, cells: [...notebook.cells, ...missingCells.map((cell) => toCell(cell, usedIds))] };
};

/** A notebook that belongs to no lecture. */
export const scratchNotebook = (): NotebookFile => lectureNotebook('My notebook', '', []);
