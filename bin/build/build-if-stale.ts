import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { StageName } from '#lib/stages.ts';
import { assemblyHash, assemblyStamp, synthesize } from './assembly.ts';
import { withFileLock } from './file-lock.ts';
import { hashFiles } from './hash-files.ts';
import { bundleLambdas, lambdaInputs, lambdasFolder } from './lambdas.ts';
import { bundleWeb, webFolder, webInputs } from './web.ts';

/**
 * Runs `work` unless the folder holds its result for the same inputs and version of Node.js. Resolves to the hash of both.
 */
export const buildIfStale = async (
  label: string,
  folder: string,
  inputs: readonly string[],
  work: () => Promise<unknown>,
): Promise<string> => {
  const hash = hashFiles(inputs, process.version);
  const stampFile = `${folder}.sha256`;
  if (existsSync(folder) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return hash;
  rmSync(stampFile, { force: true });
  const startedAt = performance.now();
  console.log(`Building ${label} …`);
  await work();
  console.log(`Built ${label} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  mkdirSync('build', { recursive: true });
  writeFileSync(stampFile, hash);
  return hash;
};

/** Bundles the handlers to `build/lambdas` if a source changed. Resolves to the hash of the sources. */
export const buildLambdas = (): Promise<string> =>
  withFileLock('lambdas', () => buildIfStale('the functions', lambdasFolder, lambdaInputs, bundleLambdas));

/** Builds the web application to `build/web` if a source changed. Resolves to the hash of the sources. */
export const buildSite = (): Promise<string> =>
  withFileLock('web', () => buildIfStale('the site', webFolder, webInputs, bundleWeb));

/** Builds the stale inputs of a stage's templates. Resolves to the hash of all inputs. */
export const buildParts = async (stage: StageName): Promise<string> =>
  assemblyHash(stage, await Promise.all([buildLambdas(), buildSite()]));

/** Builds what is stale, and synthesizes the stage into `cdk.out` if an input changed. */
export const synth = (stage: StageName = 'dev'): Promise<void> =>
  withFileLock('assembly', async () => {
    const hash = await buildParts(stage);
    if (assemblyStamp() === hash) return;
    console.log(`Synthesizing ${stage} …`);
    await synthesize(stage);
  });

/** Makes sure that `cdk.out` holds the dev stage of the current sources; quick when nothing changed. */
export const ensureBuilt = (): Promise<void> => synth('dev');
