// `npm run export -- --stage prod`: copies rows, files and accounts of a stage to a folder. A repeat continues; that of a
// complete export reads the register of deleted accounts again. docs/operations.md#exporting-and-restoring.
import { parseArgs } from 'node:util';
import { getStage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { exportStage } from './backup/export-stage.ts';
import { openStageData } from './backup/stage-data.ts';

const usage = 'Usage: npm run export -- --stage <stage> [--folder <folder>] [--learners <table> --subscribers <table>]';

try {
  const stringOption = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { stage: stringOption, folder: stringOption, learners: stringOption, subscribers: stringOption },
  });
  const { learners, subscribers } = values;
  if (!values.stage || (learners === undefined) !== (subscribers === undefined)) throw new Error(usage);
  const stage = getStage(values.stage).name;
  const folder = values.folder ?? `.exports/${stage}`;
  await exportStage(await openStageData(stage, awsSettings(stage)), {
    folder,
    now: new Date(),
    print: console.log,
    ...(learners && subscribers && { tables: { learners, subscribers } }),
  });
  console.log(`${stage} is exported to ${folder}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
