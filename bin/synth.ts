// `npm run synth`: templates and assets of a stage in cdk.out, offline. `npm run synth -- --stage prod` for another.
import { parseArgs } from 'node:util';
import { stageNamed } from '../lib/stages.ts';
import { synth } from './build-if-stale.ts';

const { values } = parseArgs({ options: { stage: { type: 'string', default: 'dev' } } });
const started = performance.now();
await synth(stageNamed(values.stage).name);
console.log(`cdk.out holds ${values.stage} (${((performance.now() - started) / 1000).toFixed(1)} s).`);
