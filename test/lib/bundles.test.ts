import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { buildLambdas } from '../../bin/build-if-stale.ts';
import { handlerSources, lambdasFolder } from '../../bin/parts/lambdas.ts';

const limit = 420 * 1024;

/** Bundles that may be larger, each with the reason. */
const larger: Record<string, { limit: number; because: string }> = {
  'generate-certificate': { limit: 1_800 * 1024, because: 'writes PDF, with its fonts' },
};

const names = Object.keys(handlerSources());

beforeAll(async () => {
  await buildLambdas();
});

test.each(names)('the bundle of %s is small enough to start fast', (name) => {
  expect(statSync(join(lambdasFolder, name, 'index.mjs')).size).toBeLessThanOrEqual(larger[name]?.limit ?? limit);
});

test.each(names)('the bundle of %s holds neither stand-ins nor a way to credentials on disk', (name) => {
  const source = readFileSync(join(lambdasFolder, name, 'index.mjs'), 'utf8');
  expect(source).not.toMatch(/dynalite|cognito-local|credential_process|sso_start_url/);
});
