import type { ExerciseTest } from '#contract/schemas/notebook.ts';
import { createStore, type Store } from '#web/src/lib/store.ts';
import type { CellResult, CheckReport, MimeBundle, WorkerMessage, WorkerRequest } from './messages.ts';

/** `stopping`: stop requested but not finished. `failed`: Python could not be loaded. */
export type PythonStatus = 'off' | 'starting' | 'ready' | 'busy' | 'stopping' | 'failed';

/** Receives the output of the running cell. */
export interface OutputSink {
  onStream: (name: 'stdout' | 'stderr', text: string) => void;
  onDisplay: (data: MimeBundle) => void;
}

/** Ends a run whose Python was replaced: all variables are lost. */
export class PythonRestarted extends Error {
  constructor(readonly reason: 'requested' | 'did-not-stop' | 'broken') {
    super('Python was restarted.');
    this.name = 'PythonRestarted';
  }
}

export interface Python {
  store: Store<{ status: PythonStatus; version: string }>;
  /** Starts loading Python, unless it is loading already. */
  start: () => void;
  /** Runs a cell; one at a time. Rejects with `PythonRestarted`. */
  run: (source: string, number: number, output: OutputSink) => Promise<CellResult>;
  /** Runs the checks of an exercise. Rejects with `PythonRestarted`. */
  check: (source: string, tests: ExerciseTest[]) => Promise<CheckReport>;
  /** Interrupts the run; after two seconds, terminates Python. */
  stop: () => void;
  /** Replaces Python with a new instance, which has no variables. */
  restart: () => void;
  close: () => void;
}

/** Milliseconds a cell has to react to an interrupt. */
const stopTimeoutMs = 2_000;
/** SIGINT, which Python's runtime raises as KeyboardInterrupt. */
const interruptSignal = 2;

interface PendingRun {
  output: OutputSink | undefined;
  resolve: (value: never) => void;
  reject: (error: PythonRestarted) => void;
}

const startWorker = () =>
  new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module', name: 'python' });

/**
 * Runs Python in a worker, so the page stays responsive. With shared memory (cross-origin isolation), a running cell is
 * interrupted and keeps its variables; otherwise the worker is terminated and replaced.
 */
export const createPython = (): Python => {
  const store = createStore<{ status: PythonStatus; version: string }>({ status: 'off', version: '' });
  let worker: Worker | undefined;
  let interrupts: SharedArrayBuffer | undefined;
  let pendingRun: PendingRun | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let whenReady: (() => void)[] = [];

  const completeRun = (): PendingRun | undefined => {
    clearTimeout(timer);
    const completedRun = pendingRun;
    pendingRun = undefined;
    store.set({ status: 'ready' });
    return completedRun;
  };
  const handleMessage = (message: WorkerMessage) => {
    switch (message.type) {
      case 'ready':
        store.set({ status: 'ready', version: message.python });
        for (const proceed of whenReady.splice(0)) proceed();
        return;
      case 'failed':
        if (store.get().status === 'starting') store.set({ status: 'failed' });
        else restart('broken');
        return;
      case 'stream':
        return pendingRun?.output?.onStream(message.name, message.text);
      case 'display':
        return pendingRun?.output?.onDisplay(message.data);
      case 'ran':
        return completeRun()?.resolve(message.end as never);
      case 'checked':
        return completeRun()?.resolve(message.report as never);
    }
  };
  const close = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    whenReady = [];
    store.set({ status: 'off' });
  };
  const start = () => {
    if (worker) return;
    worker = startWorker();
    interrupts = globalThis.crossOriginIsolated ? new SharedArrayBuffer(1) : undefined;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => handleMessage(data));
    worker.addEventListener('error', () => handleMessage({ type: 'failed', message: 'The worker did not load.' }));
    store.set({ status: 'starting' });
    worker.postMessage({ type: 'start', interrupts } satisfies WorkerRequest);
  };
  const restart = (reason: PythonRestarted['reason'] = 'requested') => {
    const abandonedRun = pendingRun;
    pendingRun = undefined;
    close();
    start();
    abandonedRun?.reject(new PythonRestarted(reason));
  };
  const ready = (): Promise<void> => {
    if (store.get().status === 'failed') close();
    start();
    return store.get().status === 'starting' ? new Promise((resolve) => whenReady.push(resolve)) : Promise.resolve();
  };
  const sendRequest = async <Result>(request: WorkerRequest, output?: OutputSink): Promise<Result> => {
    await ready();
    if (interrupts) new Uint8Array(interrupts)[0] = 0;
    return new Promise<Result>((resolve, reject) => {
      pendingRun = { output, resolve: resolve as PendingRun['resolve'], reject };
      store.set({ status: 'busy' });
      worker?.postMessage(request);
    });
  };

  return {
    store,
    start,
    run: (source, number, output) => sendRequest<CellResult>({ type: 'run', source, number }, output),
    check: (source, tests) => sendRequest<CheckReport>({ type: 'check', source, tests }),
    stop: () => {
      if (store.get().status !== 'busy') return;
      if (!interrupts) return restart('did-not-stop');
      new Uint8Array(interrupts)[0] = interruptSignal;
      store.set({ status: 'stopping' });
      timer = setTimeout(() => restart('did-not-stop'), stopTimeoutMs);
    },
    restart: () => restart('requested'),
    close,
  };
};
