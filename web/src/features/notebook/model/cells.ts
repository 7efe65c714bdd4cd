import type { NotebookOutput } from '../../../../../contract/rules/notebook/notebook-format.ts';

/** A cell on the page. */
export interface Cell {
  /** Unique in the notebook. */
  id: string;
  kind: 'code' | 'markdown' | 'raw';
  source: string;
  /** Of code cells; empty for others. */
  outputs: NotebookOutput[];
  /** How many runs had begun when this cell ran last. */
  executionCount: number | null;
  /** As the file has it; what is not known here is kept. */
  metadata: Record<string, unknown>;
}

/** An id no other notebook has either, in the form nbformat asks for. */
const newId = (): string => crypto.randomUUID().slice(0, 8);

/** An empty cell. */
export const emptyCell = (kind: 'code' | 'markdown'): Cell => ({
  id: newId(),
  kind,
  source: '',
  outputs: [],
  executionCount: null,
  metadata: {},
});

/** The cells with a change made to one of them. */
export const withCellChanged = (cells: readonly Cell[], id: string, change: Partial<Cell>): Cell[] =>
  cells.map((cell) => (cell.id === id ? { ...cell, ...change } : cell));

/** The cells with one put in at a position. */
export const withCellInserted = (cells: readonly Cell[], position: number, cell: Cell): Cell[] => [
  ...cells.slice(0, position),
  cell,
  ...cells.slice(position),
];

/** The cells without one; never none at all. */
export const withCellRemoved = (cells: readonly Cell[], id: string): Cell[] => {
  const rest = cells.filter((cell) => cell.id !== id);
  return rest.length > 0 ? rest : [emptyCell('code')];
};

/** The cells with one moved up (-1) or down (1); at an end nothing changes. */
export const withCellMoved = (cells: readonly Cell[], id: string, by: -1 | 1): Cell[] => {
  const from = cells.findIndex((cell) => cell.id === id);
  const cell = cells[from];
  const to = from + by;
  if (!cell || to < 0 || to >= cells.length) return [...cells];
  const rest = cells.filter((other) => other !== cell);
  return withCellInserted(rest, to, cell);
};

/** Text that nbformat may keep as lines. */
export const joinText = (text: unknown): string => (Array.isArray(text) ? text.join('') : String(text ?? ''));

/** The outputs with printed text added: to the last one if that is the same stream. */
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
