import type { ExerciseTest } from '../../../../../contract/schemas/notebook.ts';
import { createStore, type Store } from '../../../site/store.ts';
import type { CellEnd, CheckReport, News, Order, Shown } from './messages.ts';

/** `stopping`: asked to stop, and not stopped yet. `failed`: it could not be loaded. */
export type PythonStatus = 'off' | 'starting' | 'ready' | 'busy' | 'stopping' | 'failed';

/** Where the output of the running cell goes. */
export interface Sink {
  onStream: (name: 'stdout' | 'stderr', text: string) => void;
  onDisplay: (data: Shown) => void;
}

/** Ends a run whose Python was replaced by a new one: all variables are gone. */
export class PythonRestarted extends Error {
  constructor(readonly reason: 'asked' | 'did-not-stop' | 'broken') {
    super('Python was restarted.');
    this.name = 'PythonRestarted';
  }
}

export interface Python {
  store: Store<{ status: PythonStatus; version: string }>;
  /** Loads Python, if that was not begun yet. */
  start: () => void;
  /** Runs a cell. Rejects with `PythonRestarted`. One at a time. */
  run: (source: string, number: number, sink: Sink) => Promise<CellEnd>;
  /** Runs the checks of an exercise. Rejects with `PythonRestarted`. */
  check: (source: string, tests: ExerciseTest[]) => Promise<CheckReport>;
  /** Interrupts what runs; what does not stop within two seconds is ended with its Python. */
  stop: () => void;
  /** A new Python without any variables. */
  restart: () => void;
  close: () => void;
}

/** Milliseconds a cell has to react to an interruption. */
const patience = 2_000;
/** What Python's runtime reads as Ctrl-C. */
const interruptSignal = 2;

interface Work {
  sink: Sink | undefined;
  resolve: (value: never) => void;
  reject: (error: PythonRestarted) => void;
}

const makeWorker = () => new Worker(new URL('./python-worker.ts', import.meta.url), { type: 'module', name: 'python' });

/**
 * Python in a worker of its own, so that the page answers while a cell runs. Where the browser gives isolated pages
 * shared memory, a running cell is interrupted and keeps its variables; elsewhere the worker is ended and begun anew.
 */
export const createPython = (): Python => {
  const store = createStore<{ status: PythonStatus; version: string }>({ status: 'off', version: '' });
  let worker: Worker | undefined;
  let interrupts: SharedArrayBuffer | undefined;
  let work: Work | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let whenReady: (() => void)[] = [];

  const finish = (): Work | undefined => {
    clearTimeout(timer);
    const finished = work;
    work = undefined;
    store.set({ status: 'ready' });
    return finished;
  };
  const hear = (news: News) => {
    switch (news.type) {
      case 'ready':
        store.set({ status: 'ready', version: news.python });
        for (const proceed of whenReady.splice(0)) proceed();
        return;
      case 'failed':
        if (store.get().status === 'starting') store.set({ status: 'failed' });
        else restart('broken');
        return;
      case 'stream':
        return work?.sink?.onStream(news.name, news.text);
      case 'display':
        return work?.sink?.onDisplay(news.data);
      case 'ran':
        return finish()?.resolve(news.end as never);
      case 'checked':
        return finish()?.resolve(news.report as never);
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
    worker = makeWorker();
    interrupts = globalThis.crossOriginIsolated ? new SharedArrayBuffer(1) : undefined;
    worker.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
    worker.addEventListener('error', () => hear({ type: 'failed', message: 'The worker did not load.' }));
    store.set({ status: 'starting' });
    worker.postMessage({ type: 'start', interrupts } satisfies Order);
  };
  const restart = (reason: PythonRestarted['reason'] = 'asked') => {
    const lost = work;
    work = undefined;
    close();
    start();
    lost?.reject(new PythonRestarted(reason));
  };
  const ready = (): Promise<void> => {
    if (store.get().status === 'failed') close();
    start();
    return store.get().status === 'starting' ? new Promise((resolve) => whenReady.push(resolve)) : Promise.resolve();
  };
  const order = async <Result>(sent: Order, sink?: Sink): Promise<Result> => {
    await ready();
    if (interrupts) new Uint8Array(interrupts)[0] = 0;
    return new Promise<Result>((resolve, reject) => {
      work = { sink, resolve: resolve as Work['resolve'], reject };
      store.set({ status: 'busy' });
      worker?.postMessage(sent);
    });
  };

  return {
    store,
    start,
    run: (source, number, sink) => order<CellEnd>({ type: 'run', source, number }, sink),
    check: (source, tests) => order<CheckReport>({ type: 'check', source, tests }),
    stop: () => {
      if (store.get().status !== 'busy') return;
      if (!interrupts) return restart('did-not-stop');
      new Uint8Array(interrupts)[0] = interruptSignal;
      store.set({ status: 'stopping' });
      timer = setTimeout(() => restart('did-not-stop'), patience);
    },
    restart: () => restart('asked'),
    close,
  };
};
