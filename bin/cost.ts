// `npm run cost -- --learners 5000`: what that many active learners cost a month.
// `--measure` counts again what each call uses; `--write` renders docs/cost.md and docs/scale.md.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { commandArguments, runCommand, stringOption } from './command.ts';
import type { MeasuredCalls } from './cost/estimate.ts';
import { costPage, scalePage } from './cost/pages.ts';

const measuredFile = 'bin/cost/measured-calls.json';

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
    await writeFile(measuredFile, `${JSON.stringify(await measureCalls(), null, 2)}\n`);
  }
  const measured = JSON.parse(await readFile(measuredFile, 'utf8')) as MeasuredCalls;
  if (values.write) {
    await writeFile('docs/cost.md', costPage(measured));
    await writeFile('docs/scale.md', await scalePage(measured));
    return true;
  }
  const learners = values.learners?.map(Number);
  if (learners?.some((count) => !Number.isInteger(count) || count <= 0)) {
    throw new Error('--learners takes a positive whole number.');
  }
  console.log(costPage(measured, learners));
  return true;
});
