import type { MessagePort } from 'node:worker_threads';
import { checkRunner } from '#contract/check-runner.ts';
import type { PythonFiles } from './confined-python.ts';

/** What starts a thread. */
export interface ThreadData {
  files: PythonFiles;
  role: 'answer' | 'checks';
  maxMemoryBytes: number;
}

/** Why an answer was ended. */
export enum AnswerEnd {
  tooLong = 1,
  stopped = 2,
}

export const endMessages: Record<AnswerEnd, string> = {
  [AnswerEnd.tooLong]: `It took longer than ${checkRunner.answerSeconds} seconds.`,
  [AnswerEnd.stopped]: 'Python stopped, perhaps for lack of memory.',
};

/** How the two threads of a request reach each other. */
export interface Line {
  port: MessagePort;
  /** 0: counts replies. 1: an `AnswerEnd`, or zero. */
  signal: Int32Array;
}

/** What the main thread sends: the line, and to the thread of the checks also what to run. */
export interface ThreadRequest {
  line: Line;
  source?: string;
  /** JSON of a list of texts. */
  checks?: string;
}

/** What a thread sends once Python has started; a thread that started without a snapshot sends one. */
export interface ReadyMessage {
  ready: true;
  snapshot?: Uint8Array;
}

/** What a thread sends to the main thread: the outcomes are JSON. */
export type ThreadMessage = ReadyMessage | { outcomes: string };
