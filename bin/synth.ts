// `npm run synth`: synthesizes a stage's templates and assets into cdk.out, offline. `npm run synth -- --stage prod`
// selects another stage.
import { parseArgs } from 'node:util';
import { getStage } from '#lib/stages.ts';
import { synth } from './build/build-if-stale.ts';

const { values } = parseArgs({ options: { stage: { type: 'string', default: 'dev' } } });
const startedAt = performance.now();
await synth(getStage(values.stage).name);
console.log(`cdk.out holds ${values.stage} (${((performance.now() - startedAt) / 1000).toFixed(1)} s).`);
