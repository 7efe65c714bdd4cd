import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageName } from '../../lib/stages.ts';
import { hashFiles } from './hash-files.ts';

export const assemblyFolder = 'cdk.out';
const inputs = ['bin/app.ts', 'cdk.json', 'contract', 'lib', 'package-lock.json'] as const;
const stampFile = 'inputs.sha256';
const assetTtlMs = 24 * 60 * 60 * 1000;

/** Hash of everything a stage's templates are made of; `parts` are the hashes of what was built before. */
export const assemblyHash = (stage: StageName, partHashes: readonly string[]): string =>
  hashFiles(inputs, stage, ...partHashes);

/** Hash of what the assembly in this folder was made of; empty when there is none. */
export const assemblyStamp = (folder: string = assemblyFolder): string => {
  const file = join(folder, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

export const stampAssembly = (folder: string, hash: string): void => writeFileSync(join(folder, stampFile), hash);

/** Context that the CDK command line would pass: the flags of cdk.json, and the stage. */
const context = (stage: StageName): string =>
  JSON.stringify({ ...JSON.parse(readFileSync('cdk.json', 'utf8')).context, stage });

/** Removes assets of earlier assemblies. Younger ones stay, because a running platform may still load them. */
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
 * Synthesizes a stage into `cdk.out` or another folder, as `cdk synth` would, but without CDK's check of the templates against
 * CloudFormation's schemas: that takes longer than all the rest, and tests and `cdk deploy` do it. `reuseBuild` takes the
 * bundles and the site as they were last built, stale or not. Rejects when the application fails.
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
