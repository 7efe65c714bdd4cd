import { execFile } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type BuildOptions, build } from 'esbuild';
import { checkRunner } from '#contract/check-runner.ts';
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
  'bin/build/take-python-snapshot.ts',
  'contract',
  'lambdas',
  'package-lock.json',
] as const;

/** Source files of all handlers, by bundle name. */
export const handlerSources = (): Record<string, string> => {
  const operations = allOperations.map(
    ({ name, group }) => [kebab(name), `lambdas/${group}/${kebab(name)}.ts`] as const,
  );
  const jobs = allJobs.map(({ name }) => [kebab(name), `lambdas/jobs/${kebab(name)}.ts`] as const);
  const runner = [runnerBundle, 'lambdas/checks/run-checks.ts'] as const;
  return Object.fromEntries([...operations, ...jobs, runner].filter(([, source]) => existsSync(source)));
};

const runnerBundle = kebab(checkRunner.name);

/** Entry points of a bundle, by file name without extension. */
export const entryPointsOf = (name: string): Record<string, string> => ({
  index: handlerSources()[name] ?? `lambdas/${name}`,
  ...(name === runnerBundle && { 'python-thread': 'lambdas/checks/python-thread.ts' }),
});

/** Replaces every dynamic import of a module, so that no code in it can load another module. */
const withoutImports = (source: string, file: string): string => {
  const closed = source.replace(/\bimport\(/g, 'closedImport(');
  if (closed === source) throw new Error(`${file} has no dynamic import any more.`);
  return `const closedImport = async () => { throw new Error('Modules cannot be loaded.'); };\n${closed}`;
};

const snapshotTimeoutMs = 120_000;

/** Writes the memory of a Python interpreter that has just started, the same on every machine. */
const writePythonSnapshot = async (folder: string): Promise<void> => {
  const program = join(folder, 'take-python-snapshot.mjs');
  await build({ entryPoints: ['bin/build/take-python-snapshot.ts'], outfile: program, ...bundleOptions });
  // Python reads its time zone when it starts.
  await promisify(execFile)(process.execPath, [program], { env: { TZ: 'UTC' }, timeout: snapshotTimeoutMs });
  rmSync(program);
};

/** Writes the files that a bundle loads at run time: the Python interpreter. */
export const writeRuntimeFiles = async (name: string, folder: string): Promise<void> => {
  if (name !== runnerBundle) return;
  const source = 'node_modules/pyodide';
  for (const file of ['pyodide.asm.wasm', 'python_stdlib.zip']) copyFileSync(join(source, file), join(folder, file));
  for (const file of ['pyodide.mjs', 'pyodide.asm.mjs']) {
    writeFileSync(join(folder, file), withoutImports(readFileSync(join(source, file), 'utf8'), file));
  }
  await writePythonSnapshot(folder);
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
    '.py': 'text',
  },
  // Lets CommonJS dependencies require Node modules from an ES module.
  banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
} satisfies BuildOptions;

/** Bundles every handler to `build/lambdas/<name>/index.mjs`. */
export const bundleLambdas = async (): Promise<void> => {
  const nextFolder = `${lambdasFolder}.new`;
  for (const folder of [nextFolder, mapsFolder]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(nextFolder, { recursive: true });
  const names = Object.keys(handlerSources());
  const files = names.flatMap((name) =>
    Object.entries(entryPointsOf(name)).map(([file, source]): [string, string] => [`${name}/${file}`, source]),
  );
  // esbuild writes the files itself: 100 MB that this process would otherwise keep.
  await build({
    entryPoints: Object.fromEntries(files),
    outdir: nextFolder,
    ...bundleOptions,
    minify: true,
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  for (const [file] of files) {
    const bundle = `${file}.mjs`;
    mkdirSync(dirname(join(mapsFolder, bundle)), { recursive: true });
    renameSync(join(nextFolder, `${bundle}.map`), join(mapsFolder, `${bundle}.map`));
    appendFileSync(join(nextFolder, bundle), `//# sourceMappingURL=../../${mapsFolder}/${bundle}.map\n`);
  }
  for (const name of names) await writeRuntimeFiles(name, join(nextFolder, name));
  // In one step, so that readers of the folder see either all old or all new bundles.
  rmSync(lambdasFolder, { recursive: true, force: true });
  renameSync(nextFolder, lambdasFolder);
};
