/**
 * Notebook files (nbformat 4), parsed and checked by hand: server and browser share these rules without loading a
 * schema library in the browser. Unknown fields are preserved.
 */
export type MimeBundle = Record<string, unknown>;

/** An output of a cell (nbformat 4, `output`). */
export type NotebookOutput =
  | { output_type: 'stream'; name: 'stdout' | 'stderr'; text: string | string[] }
  | { output_type: 'display_data'; data: MimeBundle; metadata: Record<string, unknown> }
  | {
      output_type: 'execute_result';
      data: MimeBundle;
      metadata: Record<string, unknown>;
      execution_count: number | null;
    }
  | { output_type: 'error'; ename: string; evalue: string; traceback: string[] };

export interface NotebookFileCell {
  id?: string;
  cell_type: 'code' | 'markdown' | 'raw';
  source: string | string[];
  metadata: Record<string, unknown>;
  outputs?: NotebookOutput[];
  execution_count?: number | null;
}

export interface NotebookFile {
  nbformat: 4;
  nbformat_minor: number;
  metadata: Record<string, unknown>;
  cells: NotebookFileCell[];
}

/** Maximum notebook size in bytes, cells, and outputs per cell. */
export const notebookLimits = { bytes: 1_048_576, cells: 200, outputs: 100 } as const;

/** Thrown for text that is not a valid notebook; the message is shown to people. */
export class NotebookFormatError extends Error {
  constructor(
    readonly kind: 'invalid' | 'too-large',
    message: string,
  ) {
    super(message);
    this.name = 'NotebookFormatError';
  }
}

const reject: (message: string) => never = (message) => {
  throw new NotebookFormatError('invalid', message);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string | string[] =>
  typeof value === 'string' || (Array.isArray(value) && value.every((line) => typeof line === 'string'));

const isCount = (value: unknown): boolean => value === null || (Number.isInteger(value) && (value as number) >= 0);

const outputChecks: Record<string, (output: Record<string, unknown>) => boolean> = {
  stream: ({ name, text }) => (name === 'stdout' || name === 'stderr') && isText(text),
  display_data: ({ data, metadata }) => isRecord(data) && isRecord(metadata),
  execute_result: ({ data, metadata, execution_count }) =>
    isRecord(data) && isRecord(metadata) && isCount(execution_count),
  error: ({ ename, evalue, traceback }) =>
    typeof ename === 'string' && typeof evalue === 'string' && Array.isArray(traceback) && isText(traceback),
};

const checkOutputs = (outputs: unknown, location: string): void => {
  if (!Array.isArray(outputs)) reject(`${location} has no list of outputs.`);
  if (outputs.length > notebookLimits.outputs) reject(`${location} has more than ${notebookLimits.outputs} outputs.`);
  for (const output of outputs) {
    const isValid = isRecord(output) && outputChecks[String(output.output_type)]?.(output);
    if (!isValid) reject(`${location} has an output that is not in the notebook format.`);
  }
};

const checkCell = (cell: unknown, position: number): void => {
  const location = `Cell ${position + 1}`;
  if (!isRecord(cell)) reject(`${location} is not a cell.`);
  if (!['code', 'markdown', 'raw'].includes(String(cell.cell_type))) reject(`${location} has an unknown type.`);
  if (!isText(cell.source)) reject(`${location} has no text.`);
  if (!isRecord(cell.metadata)) reject(`${location} has no metadata.`);
  if (cell.id !== undefined && !(typeof cell.id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(cell.id))) {
    reject(`${location} has an id that is not in the notebook format.`);
  }
  if (cell.cell_type !== 'code') return;
  checkOutputs(cell.outputs, location);
  if (!isCount(cell.execution_count ?? null)) reject(`${location} has an execution count that is not a number.`);
};

/** Returns the UTF-8 length of a text. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Parses the text of an `.ipynb` file.
 * @throws NotebookFormatError when it is too large, not JSON, not nbformat 4, or has an unknown kind of cell or output
 */
export const parseNotebook = (text: string): NotebookFile => {
  if (byteLength(text) > notebookLimits.bytes) {
    throw new NotebookFormatError('too-large', 'A notebook can be at most 1 MB. Clear large outputs and try again.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    reject('This is not a notebook file: it is not valid JSON.');
  }
  if (!isRecord(value) || !Array.isArray(value.cells)) return reject('This is not a notebook file.');
  if (value.nbformat !== 4) reject('Only notebooks in format 4 are supported.');
  if (!Number.isInteger(value.nbformat_minor) || (value.nbformat_minor as number) < 0) {
    reject('The notebook has no minor format version.');
  }
  if (!isRecord(value.metadata)) reject('The notebook has no metadata.');
  if (value.cells.length > notebookLimits.cells) reject(`A notebook can have at most ${notebookLimits.cells} cells.`);
  value.cells.forEach(checkCell);
  return value as unknown as NotebookFile;
};
