import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { StageName } from '../lib/stages.ts';
import { assemblyHash, assemblyStamp, synthesize } from './parts/assembly.ts';
import { hashOf } from './parts/inputs.ts';
import { bundleLambdas, lambdaInputs, lambdasFolder } from './parts/lambdas.ts';
import { alone } from './parts/lock.ts';
import { bundleWeb, webFolder, webInputs } from './parts/web.ts';

/** Does the work unless the folder holds its result for the very same inputs. Resolves to the hash of the inputs. */
const ifStale = async (
  what: string,
  folder: string,
  inputs: readonly string[],
  work: () => Promise<unknown>,
): Promise<string> => {
  const hash = hashOf(inputs);
  const stamp = `${folder}.sha256`;
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return hash;
  rmSync(stamp, { force: true });
  const began = performance.now();
  console.log(`Building ${what} …`);
  await work();
  console.log(`Built ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, hash);
  return hash;
};

/** Bundles the handlers to `build/lambdas`, if one of their sources changed. Resolves to the hash of the sources. */
export const buildLambdas = (): Promise<string> =>
  alone('lambdas', () => ifStale('the functions', lambdasFolder, lambdaInputs, bundleLambdas));

/** Builds the web application to `build/web`, if one of its sources changed. Resolves to the hash of the sources. */
export const buildSite = (): Promise<string> =>
  alone('web', () => ifStale('the site', webFolder, webInputs, bundleWeb));

/** What a stage's templates are made of, built if stale. Resolves to the hash of it all. */
export const buildParts = async (stage: StageName): Promise<string> =>
  assemblyHash(stage, await Promise.all([buildLambdas(), buildSite()]));

/** Builds what is stale, and synthesizes the stage into `cdk.out` if anything it is made of changed. */
export const synth = (stage: StageName = 'dev'): Promise<void> =>
  alone('assembly', async () => {
    const hash = await buildParts(stage);
    if (assemblyStamp() === hash) return;
    console.log(`Synthesizing ${stage} …`);
    await synthesize(stage);
  });

/** Makes sure that `cdk.out` holds the dev stage of the present sources; quick when nothing changed. */
export const ensureBuilt = (): Promise<void> => synth('dev');
