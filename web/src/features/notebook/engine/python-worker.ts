import { pythonFolder, pythonLock } from 'virtual:python-files';
import type { PyodideInterface } from 'pyodide';
import plotSource from '#contract/rules/notebook/plot.py?raw';
import kernelSource from '../python/kernel.py?raw';
import type { CellResult, CheckReport, MimeBundle, WorkerMessage, WorkerRequest } from './messages.ts';
import { createOutputBuffer } from './output-buffer.ts';

/** Functions of `kernel.py`; they take and return text. */
interface Kernel {
  start: (post: (bundle: string) => void) => void;
  run: (source: string, number: number) => Promise<string>;
  check: (source: string, tests: string) => Promise<string>;
}

const post = (message: WorkerMessage) => self.postMessage(message);
const output = createOutputBuffer((name, text) => post({ type: 'stream', name, text }));

const load = async (interrupts: SharedArrayBuffer | undefined): Promise<Kernel> => {
  const loader = (await import(/* @vite-ignore */ `${pythonFolder}pyodide.mjs`)) as typeof import('pyodide');
  const python: PyodideInterface = await loader.loadPyodide({ indexURL: pythonFolder, lockFileContents: pythonLock });
  if (interrupts) python.setInterruptBuffer(new Uint8Array(interrupts));
  python.setStdout({ write: output.stdout });
  python.setStderr({ write: output.stderr });
  const home = '/home/pyodide';
  python.FS.mkdirTree(`${home}/.notebook`);
  python.FS.writeFile(`${home}/.notebook/kernel.py`, kernelSource);
  python.FS.writeFile(`${home}/.notebook/plot.py`, plotSource);
  python.runPython(`import sys; sys.path.insert(0, '${home}/.notebook')`);
  const kernel = python.pyimport('kernel') as unknown as Kernel;
  kernel.start((bundle) => {
    output.flush();
    post({ type: 'display', data: JSON.parse(bundle) as MimeBundle });
  });
  post({ type: 'ready', python: python.runPython('import platform; platform.python_version()') as string });
  return kernel;
};

let pendingKernel: Promise<Kernel> | undefined;

const handleRequest = async (request: WorkerRequest): Promise<void> => {
  if (request.type === 'start') {
    pendingKernel = load(request.interrupts);
    await pendingKernel;
    return;
  }
  const kernel = await pendingKernel;
  if (!kernel) throw new Error('Python was not started.');
  output.reset();
  if (request.type === 'run') {
    const result = JSON.parse(await kernel.run(request.source, request.number)) as CellResult;
    output.flush();
    post({ type: 'ran', end: result });
  } else {
    const report = JSON.parse(await kernel.check(request.source, JSON.stringify(request.tests))) as CheckReport;
    post({ type: 'checked', report });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  handleRequest(data).catch((error) => post({ type: 'failed', message: String(error) }));
});
