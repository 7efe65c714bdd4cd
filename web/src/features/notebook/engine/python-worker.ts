import { pythonFolder, pythonLock } from 'virtual:python-files';
import type { PyodideInterface } from 'pyodide';
import kernelSource from '../python/kernel.py?raw';
import plotSource from '../python/plot.py?raw';
import type { CellEnd, CheckReport, News, Order, Shown } from './messages.ts';
import { createPrinter } from './printer.ts';

/** The functions of `kernel.py`. All of them take and give text. */
interface Kernel {
  start: (post: (bundle: string) => void) => void;
  run: (source: string, number: number) => Promise<string>;
  check: (source: string, tests: string) => Promise<string>;
}

const post = (news: News) => self.postMessage(news);
const printer = createPrinter((name, text) => post({ type: 'stream', name, text }));

const load = async (interrupts: SharedArrayBuffer | undefined): Promise<Kernel> => {
  const loader = (await import(/* @vite-ignore */ `${pythonFolder}pyodide.mjs`)) as typeof import('pyodide');
  const python: PyodideInterface = await loader.loadPyodide({ indexURL: pythonFolder, lockFileContents: pythonLock });
  if (interrupts) python.setInterruptBuffer(new Uint8Array(interrupts));
  python.setStdout({ write: printer.stdout });
  python.setStderr({ write: printer.stderr });
  const home = '/home/pyodide';
  python.FS.mkdirTree(`${home}/.notebook`);
  python.FS.writeFile(`${home}/.notebook/kernel.py`, kernelSource);
  python.FS.writeFile(`${home}/.notebook/plot.py`, plotSource);
  python.runPython(`import sys; sys.path.insert(0, '${home}/.notebook')`);
  const kernel = python.pyimport('kernel') as unknown as Kernel;
  kernel.start((bundle) => {
    printer.flush();
    post({ type: 'display', data: JSON.parse(bundle) as Shown });
  });
  post({ type: 'ready', python: python.runPython('import platform; platform.python_version()') as string });
  return kernel;
};

let starting: Promise<Kernel> | undefined;

const obey = async (order: Order): Promise<void> => {
  if (order.type === 'start') {
    starting = load(order.interrupts);
    await starting;
    return;
  }
  const kernel = await starting;
  if (!kernel) throw new Error('Python was not started.');
  printer.reset();
  if (order.type === 'run') {
    const end = JSON.parse(await kernel.run(order.source, order.number)) as CellEnd;
    printer.flush();
    post({ type: 'ran', end });
  } else {
    const report = JSON.parse(await kernel.check(order.source, JSON.stringify(order.tests))) as CheckReport;
    post({ type: 'checked', report });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  obey(data).catch((error) => post({ type: 'failed', message: String(error) }));
});
