import { MessageChannel, Worker } from 'node:worker_threads';
import { type CheckOutcome, type CheckReport, type CheckRequest, checkRunner } from '#contract/check-runner.ts';
import { readSnapshotFiles, type SnapshotFiles } from './python-files.ts';
import { AnswerEnd, endMessages, type ThreadData, type ThreadMessage, type ThreadRequest } from './thread-messages.ts';

/** Memory of an interpreter; Python itself takes 30 MB. */
const maxMemoryBytes = 256 * 1024 * 1024;

/** Time limit of the answer and its checks, plus a margin for checks that continue after the answer was stopped. */
const answerTimeoutMs = checkRunner.answerSeconds * 1_000;
const checksTimeoutMs = answerTimeoutMs + 3_000;

/** Starts a thread without this process's environment variables. Discards its output. */
const startThread = (role: ThreadData['role'], files: SnapshotFiles): Worker =>
  new Worker(new URL('python-thread.mjs', import.meta.url), {
    workerData: { files, role, maxMemoryBytes } satisfies ThreadData,
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

const readinessOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('Python ended while it was starting.')));
  });

const startChecksThread = async (files: SnapshotFiles): Promise<Worker> => {
  const worker = startThread('checks', files);
  worker.once('exit', () => {
    pendingChecksThread = undefined;
  });
  await readinessOf(worker);
  return worker;
};

let pendingFiles: Promise<SnapshotFiles> | undefined;

/** Serves all requests, because it runs only authors' checks, never learners' code. */
let pendingChecksThread: Promise<Worker> | undefined;

/** Resolves with the outcomes; undefined when the checks themselves took too long. */
const outcomesOf = (checks: Worker, answer: Worker, request: CheckRequest): Promise<CheckOutcome[] | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const signal = new Int32Array(new SharedArrayBuffer(8));
    const endAnswer = (reason: AnswerEnd) => {
      Atomics.compareExchange(signal, 1, 0, reason);
      Atomics.add(signal, 0, 1);
      Atomics.notify(signal, 0);
    };
    const finish = (outcomes?: CheckOutcome[]) => {
      clearTimeout(answerTimer);
      clearTimeout(checksTimer);
      checks.off('message', onMessage);
      resolve(outcomes);
    };
    const onMessage = (message: ThreadMessage) => {
      if ('outcomes' in message) finish(JSON.parse(message.outcomes));
    };
    const answerTimer = setTimeout(() => endAnswer(AnswerEnd.tooLong), answerTimeoutMs);
    const checksTimer = setTimeout(finish, checksTimeoutMs);
    answer.once('error', () => endAnswer(AnswerEnd.stopped));
    answer.once('exit', () => endAnswer(AnswerEnd.stopped));
    checks.on('message', onMessage);
    answer.postMessage({ line: { port: port1, signal } } satisfies ThreadRequest, [port1]);
    const line = { port: port2, signal };
    const { source } = request;
    checks.postMessage({ line, source, checks: JSON.stringify(request.checks) } satisfies ThreadRequest, [port2]);
  });

/**
 * Runs an answer in its own interpreter, and the checks in another one that the answer cannot reach. Stops both after a
 * fixed time.
 */
export const handler = async (request: CheckRequest): Promise<CheckReport> => {
  pendingFiles ??= readSnapshotFiles(new URL('.', import.meta.url));
  const files = await pendingFiles;
  pendingChecksThread ??= startChecksThread(files);
  const answer = startThread('answer', files);
  try {
    const [checks] = await Promise.all([pendingChecksThread, readinessOf(answer)]);
    const outcomes = await outcomesOf(checks, answer, request);
    if (outcomes) return { outcomes };
    await checks.terminate();
    return { outcomes: request.checks.map(() => ({ passed: false, message: endMessages[AnswerEnd.tooLong] })) };
  } finally {
    await answer.terminate();
  }
};
