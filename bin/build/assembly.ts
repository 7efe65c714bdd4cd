import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageName } from '#lib/stages.ts';
import { readCdkContext } from '../cdk-context.ts';
import { hashFiles } from './hash-files.ts';

export const assemblyFolder = 'cdk.out';
const inputs = ['bin/app.ts', 'cdk.json', 'contract', 'lib', 'package-lock.json'] as const;
const stampFile = 'inputs.sha256';
const assetTtlMs = 24 * 60 * 60 * 1000;

/** Hashes all inputs of a stage's templates; `partHashes` are the hashes of the build results. */
export const assemblyHash = (stage: StageName, partHashes: readonly string[]): string =>
  hashFiles(inputs, stage, ...partHashes);

/** Returns the input hash of the assembly in this folder; empty without one. */
export const assemblyStamp = (folder: string = assemblyFolder): string => {
  const file = join(folder, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

export const stampAssembly = (folder: string, hash: string): void => writeFileSync(join(folder, stampFile), hash);

/** Context that the CDK command line would pass: the flags of cdk.json, and the stage. */
const context = (stage: StageName): string => JSON.stringify({ ...readCdkContext(), stage });

/** Removes assets of earlier assemblies, except recent ones, which a running platform may still load. */
const removeOldAssets = (folder: string): void => {
  for (const name of readdirSync(folder).filter((name) => name.startsWith('asset.'))) {
    const path = join(folder, name);
    const isOld = Date.now() - statSync(path).mtimeMs > assetTtlMs;
    const hash = name.split('.')[1] ?? name;
    const manifests = readdirSync(folder).filter((file) => file.endsWith('.assets.json'));
    if (isOld && !manifests.some((file) => readFileSync(join(folder, file), 'utf8').includes(hash))) {
      rmSync(path, { recursive: true, force: true });
    }
  }
};

/**
 * Synthesizes a stage into `cdk.out` or another folder like `cdk synth`, but without the slow check of the templates
 * against CloudFormation's schemas, which tests and `cdk deploy` perform. `reuseBuild` uses the existing bundles and
 * site, even if stale. Rejects when the application fails.
 */
export const synthesize = async (
  stage: StageName,
  { folder = assemblyFolder, reuseBuild = false }: { folder?: string; reuseBuild?: boolean } = {},
): Promise<void> => {
  const child = spawn(process.execPath, ['bin/run.mjs', 'app'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: context(stage),
      CDK_VALIDATION: 'false',
      ...(reuseBuild && { REUSE_BUILD: 'true' }),
    },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Synthesis of ${stage} failed.`);
  removeOldAssets(folder);
};
