// Starts Python once and writes its memory beside it. A process of its own, because its clocks are stopped.
import { writeFile } from 'node:fs/promises';
import { exit } from 'node:process';
import { readPythonFiles, snapshotFile } from '#lambdas/checks/python-files.ts';
import { takePythonSnapshot } from '#lambdas/checks/python-sandbox.ts';

const folder = new URL('.', import.meta.url);
await writeFile(new URL(snapshotFile, folder), await takePythonSnapshot(await readPythonFiles(folder)));
// Python's timers would wait forever.
exit();
