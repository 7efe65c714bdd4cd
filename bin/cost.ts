// `npm run cost -- --learners 5000`: what that many active learners cost a month.
// `--measure` counts again what each call uses, and measures a large search index; `--write` renders docs/cost.md and docs/scale.md.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { commandArguments, runCommand, stringOption } from './command.ts';
import type { MeasuredCalls } from './cost/estimate.ts';
import type { MeasuredIndex } from './cost/measure-index.ts';
import { costPage, scalePage } from './cost/pages.ts';

const measuredFile = 'bin/cost/measured-calls.json';
const measuredIndexFile = 'bin/cost/measured-index.json';
const write = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
const read = async <Value>(file: string): Promise<Value> => JSON.parse(await readFile(file, 'utf8')) as Value;

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: {
      learners: { ...stringOption, multiple: true },
      measure: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  if (values.measure) {
    const { measureCalls } = await import('./cost/measure.ts');
    const { measureIndex } = await import('./cost/measure-index.ts');
    await write(measuredFile, await measureCalls());
    await write(measuredIndexFile, await measureIndex());
  }
  const measured = await read<MeasuredCalls>(measuredFile);
  if (values.write) {
    await writeFile('docs/cost.md', costPage(measured));
    await writeFile('docs/scale.md', await scalePage(measured, await read<MeasuredIndex>(measuredIndexFile)));
    return true;
  }
  const learners = values.learners?.map(Number);
  if (learners?.some((count) => !Number.isInteger(count) || count <= 0)) {
    throw new Error('--learners takes a positive whole number.');
  }
  console.log(costPage(measured, learners));
  return true;
});
