// `npm run synth`: synthesizes a stage's templates and assets into cdk.out, offline. `npm run synth -- --stage prod`
// selects another stage.
import { parseArgs } from 'node:util';
import { synth } from './build/build-if-stale.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: { ...stringOption, default: 'dev' } },
  });
  const { name } = requireStage(values.stage, 'npm run synth -- --stage <stage>');
  const startedAt = performance.now();
  await synth(name);
  console.log(`cdk.out holds ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
  return true;
});
