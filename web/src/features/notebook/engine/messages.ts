import type { ExerciseTest } from '../../../../../contract/schemas/notebook.ts';

/** What a cell gives or shows, by media type. */
export type MimeBundle = Record<string, string>;

/** An exception as notebooks keep it. */
export interface CellError {
  ename: string;
  evalue: string;
  traceback: string[];
}

/** How a cell ended. */
export interface CellResult {
  result?: MimeBundle | null;
  error?: CellError;
}

/** How one check of an exercise went. Of a failed hidden one, `message` is the author's hint, if there is one. */
export interface CheckOutcome {
  name: string;
  passed: boolean;
  isHidden: boolean;
  message?: string;
}

/** How an exercise went: every check, or the error of the answer itself. */
export interface CheckReport {
  outcomes?: CheckOutcome[];
  error?: CellError;
}

/** To the worker. One of `run` and `check` at a time. */
export type WorkerRequest =
  | { type: 'start'; interrupts: SharedArrayBuffer | undefined }
  | { type: 'run'; source: string; number: number }
  | { type: 'check'; source: string; tests: ExerciseTest[] };

/** From the worker. */
export type WorkerMessage =
  | { type: 'ready'; python: string }
  | { type: 'failed'; message: string }
  | { type: 'stream'; name: 'stdout' | 'stderr'; text: string }
  | { type: 'display'; data: MimeBundle }
  | { type: 'ran'; end: CellResult }
  | { type: 'checked'; report: CheckReport };
