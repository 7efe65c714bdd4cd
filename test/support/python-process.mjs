// A separate process with Python and the modules of the notebook page, because Jest's module loader cannot load it.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const python = await loadPyodide({ stdout: () => undefined });
for (const name of ['kernel', 'plot']) {
  python.FS.writeFile(`${name}.py`, readFileSync(`web/src/features/notebook/python/${name}.py`, 'utf8'));
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
