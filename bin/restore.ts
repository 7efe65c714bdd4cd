// `npm run restore -- --stage prod`: restores an empty stage from an export and compares the result; exits with 1 when
// anything differs. Repeat it to continue. docs/operations.md#exporting-and-restoring.
import { parseArgs } from 'node:util';
import { awsSettings } from './aws-settings.ts';
import { restoreStage } from './backup/restore-stage.ts';
import { openStageData } from './backup/stage-data.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: stringOption, folder: stringOption },
  });
  const stage = requireStage(values.stage, 'npm run restore -- --stage <stage> [--folder <folder>]').name;
  const folder = values.folder ?? `.exports/${stage}`;
  const succeeded = await restoreStage(await openStageData(stage, awsSettings(stage)), {
    folder,
    now: new Date(),
    print: console.log,
  });
  console.log(
    succeeded
      ? `${stage} is restored.`
      : `${stage} differs from the export. Make sure that nothing else writes to it, then repeat the command.`,
  );
  return succeeded;
});
