// `npm run restore -- --stage prod`: restores an empty stage from an export and compares the result; exits with 1 when
// anything differs. A repeat continues. docs/operations.md#exporting-and-restoring.
import { parseArgs } from 'node:util';
import { getStage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { restoreStage } from './backup/restore-stage.ts';
import { openStageData } from './backup/stage-data.ts';

try {
  const stringOption = { type: 'string' } as const;
  const { values } = parseArgs({ options: { stage: stringOption, folder: stringOption } });
  if (!values.stage) throw new Error('Usage: npm run restore -- --stage <stage> [--folder <folder>]');
  const stage = getStage(values.stage).name;
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
  process.exitCode = succeeded ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
