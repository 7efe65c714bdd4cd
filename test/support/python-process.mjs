// A separate process with Python and the modules of the notebook page, because Jest's module loader cannot load it.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadPyodide } from 'pyodide';

const python = await loadPyodide({ stdout: () => undefined });
for (const file of ['web/src/features/notebook/python/kernel.py', 'contract/rules/notebook/plot.py']) {
  python.FS.writeFile(basename(file), readFileSync(file, 'utf8'));
}
const kernel = python.pyimport('kernel');
let shown = [];
kernel.start((bundle) => shown.push(JSON.parse(bundle)));

process.on('message', async ({ id, call, values }) => {
  shown = [];
  const answer = JSON.parse(await kernel[call](...values));
  process.send({ id, answer: { ...answer, shown } });
});
process.send({ id: 0 });
