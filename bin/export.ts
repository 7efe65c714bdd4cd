// `npm run export -- --stage prod`: copies rows, files and accounts of a stage to a folder. Repeat it to continue; for a
// complete export, this reads the register of deleted accounts again. docs/operations.md#exporting-and-restoring.
import { parseArgs } from 'node:util';
import { awsSettings } from './aws-settings.ts';
import { exportStage } from './backup/export-stage.ts';
import { openStageData } from './backup/stage-data.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';

const usage = 'npm run export -- --stage <stage> [--folder <folder>] [--learners <table> --subscribers <table>]';

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: stringOption, folder: stringOption, learners: stringOption, subscribers: stringOption },
  });
  const { learners, subscribers } = values;
  if ((learners === undefined) !== (subscribers === undefined)) throw new Error(`Usage: ${usage}`);
  const stage = requireStage(values.stage, usage).name;
  const folder = values.folder ?? `.exports/${stage}`;
  await exportStage(await openStageData(stage, awsSettings(stage)), {
    folder,
    now: new Date(),
    print: console.log,
    ...(learners && subscribers && { tables: { learners, subscribers } }),
  });
  console.log(`${stage} is exported to ${folder}.`);
  return true;
});
