import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { allOperations } from '#contract/index.ts';
import { allJobs } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';

export const lambdasFolder = 'build/lambdas';
/**
 * Source maps of the minified code. They are not deployed; bundles refer to them relative to `build/lambdas` and
 * `cdk.out`.
 */
const mapsFolder = 'build/lambda-maps';
export const lambdaInputs = [
  'bin/build/environment-credentials.ts',
  'bin/build/environment-token.ts',
  'bin/build/lambdas.ts',
  'bin/build/no-brotli.ts',
  'bin/build/no-http-client.ts',
  'contract',
  'lambdas',
  'package-lock.json',
] as const;

/** Source files of all handlers, of operations and jobs, by bundle name. */
export const handlerSources = (): Record<string, string> => {
  const operations = allOperations.map(
    ({ name, group }) => [kebab(name), `lambdas/${group}/${kebab(name)}.ts`] as const,
  );
  const jobs = allJobs.map(({ name }) => [kebab(name), `lambdas/jobs/${kebab(name)}.ts`] as const);
  return Object.fromEntries([...operations, ...jobs].filter(([, source]) => existsSync(source)));
};

/** esbuild options shared by minified and unminified bundles. */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': resolve('bin/build/environment-credentials.ts'),
    '@aws-sdk/token-providers': resolve('bin/build/environment-token.ts'),
    '@digitalbazaar/http-client': resolve('bin/build/no-http-client.ts'),
    'brotli/decompress.js': resolve('bin/build/no-brotli.ts'),
  },
  loader: {
    '.ttf': 'binary',
    '.woff': 'binary',
    '.woff2': 'binary',
    '.wasm': 'binary',
    '.md': 'text',
    '.html': 'text',
    '.css': 'text',
  },
  // Lets CommonJS dependencies require Node modules from an ES module.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
} satisfies BuildOptions;

/** Bundles every handler to `build/lambdas/<name>/index.mjs`. */
export const bundleLambdas = async (): Promise<void> => {
  const nextFolder = `${lambdasFolder}.new`;
  for (const folder of [nextFolder, mapsFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(nextFolder, { recursive: true });
  const names = Object.entries(handlerSources());
  // esbuild writes the files itself: 100 MB that this process would otherwise keep.
  await build({
    entryPoints: Object.fromEntries(names.map(([name, source]) => [`${name}/index`, source])),
    outdir: nextFolder,
    ...bundleOptions,
    minify: true,
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const [name] of names) {
    const bundle = `${name}/index.mjs`;
    mkdirSync(join(mapsFolder, name), { recursive: true });
    renameSync(join(nextFolder, `${bundle}.map`), join(mapsFolder, `${bundle}.map`));
    appendFileSync(join(nextFolder, bundle), `//# sourceMappingURL=../../${mapsFolder}/${bundle}.map\n`);
  }
  // In one step, so that readers of the folder see either all old or all new bundles.
  rmSync(lambdasFolder, { recursive: true, force: true });
  renameSync(nextFolder, lambdasFolder);
};
