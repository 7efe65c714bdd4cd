// `npm run fuzz`: the fuzz tests with 10,000 inputs per operation, on a platform of its own.
// `FUZZ_INPUTS` and `FUZZ_SEED` change the amount and the seed.
import { ensureBuilt } from './build-if-stale.ts';
import { runJest } from './testing/jest-run.ts';
import { startPlatform } from './testing/platform.ts';

await ensureBuilt();
const platform = await startPlatform();
try {
  const environment = {
    PLATFORM_URL: platform.url,
    FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? '10000',
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now()),
  };
  console.log(`Seed ${environment.FUZZ_SEED}, ${environment.FUZZ_INPUTS} inputs per operation.`);
  const tally = await runJest(['platform'], { workers: 1, environment, patterns: ['test/fuzz'] });
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed > 0 ? 1 : 0;
} finally {
  await platform.stop();
}
