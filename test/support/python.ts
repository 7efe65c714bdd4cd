import { type ChildProcess, fork } from 'node:child_process';
import type { ExerciseTest } from '#contract/schemas/notebook.ts';

interface Failure {
  ename: string;
  evalue: string;
  traceback: string[];
}

/** Python as the notebook page runs it: the same interpreter and modules. */
export interface NotebookPython {
  run(source: string): Promise<{ result?: Record<string, unknown> | null; error?: Failure; shown: unknown[] }>;
  check(
    source: string,
    tests: ExerciseTest[],
  ): Promise<{
    outcomes?: { name: string; passed: boolean; isHidden: boolean; message?: string }[];
    error?: Failure;
  }>;
  stop(): void;
}

interface Message {
  id: number;
  answer?: unknown;
}

const nextMessage = (child: ChildProcess, id: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      if ((message as Message).id !== id) return;
      child.off('message', onMessage);
      resolve((message as Message).answer);
    };
    child.on('message', onMessage);
    child.once('exit', () => reject(new Error('Python ended.')));
  });

/** Starts Python in a separate process. */
export const openPython = async (): Promise<NotebookPython> => {
  const child = fork('test/support/python-process.mjs', { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.setMaxListeners(0);
  await nextMessage(child, 0);
  let calls = 0;
  const call = (name: 'run' | 'check', ...values: unknown[]) => {
    calls += 1;
    const answer = nextMessage(child, calls);
    child.send({ id: calls, call: name, values });
    return answer as Promise<never>;
  };
  return {
    run: (source) => call('run', source, 1),
    check: (source, tests) => call('check', source, JSON.stringify(tests)),
    stop: () => child.kill(),
  };
};
