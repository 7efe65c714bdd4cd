import type { ExerciseTest } from '#contract/schemas/notebook.ts';

/** Output of a cell by media type. */
export type MimeBundle = Record<string, unknown>;

/** An exception in notebook format. */
export interface CellError {
  ename: string;
  evalue: string;
  traceback: string[];
}

/** Result of a cell. */
export interface CellResult {
  result?: MimeBundle | null;
  error?: CellError;
}

/** Result of one exercise check. For a failed hidden check, `message` is the author's hint, if any. */
export interface CheckOutcome {
  name: string;
  passed: boolean;
  isHidden: boolean;
  message?: string;
}

/** Result of an exercise: every check, or the error of the answer itself. */
export interface CheckReport {
  outcomes?: CheckOutcome[];
  error?: CellError;
}

/** Messages to the worker. Send one `run` or `check` at a time. */
export type WorkerRequest =
  | { type: 'start'; interrupts: SharedArrayBuffer | undefined }
  | { type: 'run'; source: string; number: number }
  | { type: 'check'; source: string; tests: ExerciseTest[] };

/** Messages from the worker. */
export type WorkerMessage =
  | { type: 'ready'; python: string }
  | { type: 'failed'; message: string }
  | { type: 'stream'; name: 'stdout' | 'stderr'; text: string }
  | { type: 'display'; data: MimeBundle }
  | { type: 'ran'; end: CellResult }
  | { type: 'checked'; report: CheckReport };
