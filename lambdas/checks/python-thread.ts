import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import plotSource from '#contract/rules/notebook/plot.py';
import answerSource from './answer.py';
import checksSource from './checks.py';
import { startPythonSandbox } from './python-sandbox.ts';
import {
  type AnswerEnd,
  endMessages,
  type Line,
  type ThreadData,
  type ThreadMessage,
  type ThreadRequest,
} from './thread-messages.ts';
import wireSource from './wire.py';

// Each thread has its own interpreter: one thread runs the answer, another the checks.

/** Largest reply of an answer, in characters. */
const maxReplyLength = 1_000_000;

const post = (message: ThreadMessage) => parentPort?.postMessage(message);
const { files, role, maxMemoryBytes } = workerData as ThreadData;
const python = await startPythonSandbox(files, maxMemoryBytes);

const folder = '/lib/checks';
python.FS.mkdirTree(folder);
const modules = { wire: wireSource, answer: answerSource, checks: checksSource, plot: plotSource };
const moduleNames = { answer: ['wire', 'plot', 'answer'], checks: ['wire', 'checks'] } as const;
for (const name of moduleNames[role]) python.FS.writeFile(`${folder}/${name}.py`, modules[name]);
python.runPython(`import sys; sys.path.insert(0, '${folder}')`);
const module = python.pyimport(role) as {
  handle(request: string): string;
  run(source: string, checks: string, exchange: (request: string) => string): string;
};

const errorReply = (name: string, message: string) => JSON.stringify({ error: [name, 'Exception', message] });

/** Returns the answer's reply as text of limited length, regardless of what the answer did to its interpreter. */
const replyTo = (handle: (request: string) => string, request: string): string => {
  try {
    const reply: unknown = handle(request);
    if (typeof reply !== 'string') return errorReply('TypeError', 'Python was changed by the answer.');
    return reply.length <= maxReplyLength ? reply : errorReply('ValueError', 'The returned value is too large.');
  } catch {
    return errorReply('RuntimeError', 'Python stopped.');
  }
};

const serveAnswer = ({ port, signal }: Line): void => {
  const { handle } = module;
  port.on('message', (request: string) => {
    port.postMessage(replyTo(handle, request));
    Atomics.add(signal, 0, 1);
    Atomics.notify(signal, 0);
  });
};

const runChecks = ({ port, signal }: Line, source: string, checks: string): string => {
  const endedReply = () => JSON.stringify({ ended: endMessages[Atomics.load(signal, 1) as AnswerEnd] });
  return module.run(source, checks, (request) => {
    const replies = Atomics.load(signal, 0);
    if (Atomics.load(signal, 1) !== 0) return endedReply();
    port.postMessage(request);
    Atomics.wait(signal, 0, replies);
    return (receiveMessageOnPort(port)?.message as string | undefined) ?? endedReply();
  });
};

parentPort?.on('message', ({ line, source = '', checks = '' }: ThreadRequest) => {
  if (role === 'answer') return serveAnswer(line);
  const outcomes = runChecks(line, source, checks);
  line.port.close();
  post({ outcomes });
});
post({ ready: true });
