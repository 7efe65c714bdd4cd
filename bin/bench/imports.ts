import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { lambdasFolder } from '../build/lambdas.ts';
import { type Measurement, median } from './table.ts';

const rounds = 15;

/** A common handler stack for such an API: the SDK's clients, full zod and middy. */
const baselineStack = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import middy from '@middy/core';
import { z } from 'zod';
export const handler = middy(() => [DynamoDBDocumentClient, DynamoDBClient, GetCommand, PutCommand, QueryCommand, UpdateCommand, z.object({ a: z.string() })]);
`;

const bundleBaselineStack = async (folder: string): Promise<string> => {
  const outfile = join(folder, 'usual.mjs');
  await build({
    stdin: { contents: baselineStack, resolveDir: resolve('.') },
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  return outfile;
};

/** Milliseconds to import a bundle in a new process. */
const importTime = (file: string): number =>
  Number(
    execFileSync(
      process.execPath,
      [
        '-e',
        `const began = performance.now(); import(${JSON.stringify(file)}).then(() => console.log(performance.now() - began))`,
      ],
      { encoding: 'utf8', env: { ...process.env, AWS_REGION: 'us-east-1' } },
    ),
  );

/** Import times of bundles relative to the common stack, measured in turns so that noise affects all equally. */
export const benchImports = async (): Promise<Measurement[]> => {
  const folder = await mkdtemp(resolve('build', 'bench-'));
  try {
    const baselineFile = await bundleBaselineStack(folder);
    const names = ['get-health', 'save-note', 'list-courses', 'get-course', 'generate-certificate'];
    const files = new Map(names.map((name) => [name, resolve(lambdasFolder, name, 'index.mjs')]));
    const times = new Map<string, number[]>([...names, 'usual'].map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      times.get('usual')?.push(importTime(baselineFile));
      for (const [name, file] of files) times.get(name)?.push(importTime(file));
    }
    const baselineMs = median(times.get('usual') ?? []);
    const sizes = await Promise.all(
      (await readdir(lambdasFolder)).map(async (name) => (await stat(join(lambdasFolder, name, 'index.mjs'))).size),
    );
    return [
      { what: 'usual stack (SDK, zod, middy)', measured: `${baselineMs.toFixed(0)} ms`, goal: '1x' },
      ...names.map((name) => {
        const time = median(times.get(name) ?? []);
        return {
          what: `import of ${name}`,
          measured: `${time.toFixed(0)} ms, ${(time / baselineMs).toFixed(2)}x`,
          goal: '≤ 0.65x',
        };
      }),
      { what: 'median bundle', measured: `${Math.round(median(sizes) / 1024)} KB`, goal: '≤ 420 KB' },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};
