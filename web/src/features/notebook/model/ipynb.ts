import { lectureNotebook } from '#contract/rules/notebook/lecture-notebook.ts';
import {
  type NotebookFile,
  type NotebookFileCell,
  NotebookFormatError,
  notebookLimits,
  parseNotebook,
} from '#contract/rules/notebook/notebook-format.ts';
import type { Exercise } from '#contract/schemas/notebook.ts';
import { saveAsFile } from '#web/src/lib/save-as-file.ts';
import type { CheckReport } from '../engine/messages.ts';
import { type Cell, emptyCell, exerciseId, joinText } from './cells.ts';

/** A notebook on the page: cells, and the rest of its file. */
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

/** Reads the cells of a file. Replaces missing (before nbformat 4.5) and duplicate ids. */
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

/** Serializes the notebook to `.ipynb`. */
export const toText = ({ cells, metadata }: NotebookDocument): string => {
  const file: NotebookFile = { nbformat: 4, nbformat_minor: 5, metadata, cells: cells.map(toFileCell) };
  return `${JSON.stringify(file, null, 1)}\n`;
};

/** Metadata key: how many hints of its exercise the learner has asked for. */
const hintsKey = 'hints_shown';

/** Returns how many hints of its exercise a cell shows. */
export const hintsShown = ({ metadata }: Cell): number => {
  const count = metadata[hintsKey];
  return Number.isInteger(count) ? Math.max(0, count as number) : 0;
};

/** Returns the metadata of a cell that shows one more hint. */
export const withNextHint = (cell: Cell): Record<string, unknown> => ({
  ...cell.metadata,
  [hintsKey]: hintsShown(cell) + 1,
});

export const hasPassed = ({ outcomes }: CheckReport): boolean =>
  outcomes !== undefined && outcomes.length > 0 && outcomes.every(({ passed }) => passed);

/** Adds a cell for each exercise that has none, because it is new in the lesson or was deleted. */
export const withExercises = (notebook: NotebookDocument, exercises: readonly Exercise[]): NotebookDocument => {
  const missing = exercises.filter(({ id }) => !notebook.cells.some((cell) => exerciseId(cell) === id));
  if (missing.length === 0) return notebook;
  const usedIds = new Set(notebook.cells.map(({ id }) => id));
  const missingCells = lectureNotebook('', '', missing).cells;
  return { ...notebook, cells: [...notebook.cells, ...missingCells.map((cell) => toCell(cell, usedIds))] };
};

/** Creates a notebook that belongs to no lecture. */
export const scratchNotebook = (body = ''): NotebookFile => lectureNotebook('My notebook', body, []);

const fileName = (title: string): string =>
  `${
    title
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'notebook'
  }.ipynb`;

/** Downloads the notebook as an `.ipynb` file. */
export const downloadNotebook = (title: string, document: NotebookDocument): void =>
  saveAsFile(toText(document), fileName(title), 'application/x-ipynb+json');

/** Reads an `.ipynb` file. @throws NotebookFormatError with a user-facing message */
export const readNotebookFile = async (file: File): Promise<NotebookDocument> => {
  if (file.size > notebookLimits.bytes) {
    throw new NotebookFormatError('too-large', 'This file is larger than 1 MB. Clear its outputs and try again.');
  }
  return fromFile(parseNotebook(await file.text()));
};
