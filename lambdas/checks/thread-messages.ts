import type { MessagePort } from 'node:worker_threads';
import { checkRunner } from '#contract/check-runner.ts';
import type { SnapshotFiles } from './python-files.ts';

/** The data that starts a thread. */
export interface ThreadData {
  files: SnapshotFiles;
  role: 'answer' | 'checks';
  maxMemoryBytes: number;
}

/** Why an answer was stopped. */
export enum AnswerEnd {
  tooLong = 1,
  stopped = 2,
}

export const endMessages: Record<AnswerEnd, string> = {
  [AnswerEnd.tooLong]: `It took longer than ${checkRunner.answerSeconds} seconds.`,
  [AnswerEnd.stopped]: 'Python stopped, perhaps for lack of memory.',
};

/** How the two threads of a request communicate. */
export interface Line {
  port: MessagePort;
  /** 0: counts replies. 1: an `AnswerEnd`, or zero. */
  signal: Int32Array;
}

/** Messages of the main thread: the communication line and, for the checks' thread, what to run. */
export interface ThreadRequest {
  line: Line;
  source?: string;
  /** JSON of a list of texts. */
  checks?: string;
}

/** Messages to the main thread: Python has started, or the outcomes as JSON. */
export type ThreadMessage = { ready: true } | { outcomes: string };
