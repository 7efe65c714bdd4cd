// `npm run fuzz`: the fuzz tests with 10,000 inputs per operation, on a separate platform.
// Then 200 seeds of fault injection for the drip release job, and account deletion interrupted at every call.
// `FUZZ_INPUTS` and `FUZZ_SEED` change the number and the seed, `DRIP_SEEDS` and `DRIP_SEED` those of the job.
import { ensureBuilt } from './build/build-if-stale.ts';
import { addCounts, runJest } from './test/jest-run.ts';
import { startPlatform } from './test/platform.ts';

await ensureBuilt();
const platform = await startPlatform();
try {
  const environment = {
    PLATFORM_URL: platform.url,
    FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? '10000',
    FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now()),
    DRIP_SEEDS: process.env.DRIP_SEEDS ?? '200',
    ERASURE_POINTS: 'all',
  };
  console.log(`Seed ${environment.FUZZ_SEED}, ${environment.FUZZ_INPUTS} inputs per operation.`);
  const inputs = await runJest(['api'], { workers: 1, environment, patterns: ['test/fuzz'] });
  const counts = addCounts(
    inputs,
    await runJest(['resilience'], { workers: 1, environment, patterns: ['drip-seeds', 'resilience/erasure'] }),
  );
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
} finally {
  await platform.stop();
}
