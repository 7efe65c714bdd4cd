// Runs a command of this folder: `node bin/run.mjs start` bundles bin/start.ts and imports it.
// Packages stay outside the bundle, and an unchanged bundle is used again, so this needs no TypeScript loader.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findUnknownFlag, helpLines } from './help.mjs';

const [command = '', ...rest] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(command) || !existsSync(`bin/${command}.ts`)) {
  console.error('Usage: node bin/run.mjs <command> [arguments]. package.json names the commands.');
  process.exit(2);
}

if (rest.includes('--help')) {
  console.log(helpLines(command).join('\n'));
  process.exit(0);
}
const unknownFlag = findUnknownFlag(command, rest);
if (unknownFlag) {
  console.error([`Unknown flag ${unknownFlag}.`, '', ...helpLines(command)].join('\n'));
  process.exit(2);
}

const outfile = `build/bin/${command}.mjs`;
const stampFile = `build/bin/${command}.json`;

/** What a bundle depends on besides its sources: options, resolution of imports, and the version of esbuild. */
const otherInputs = ['bin/run.mjs', 'local/package.json', 'package-lock.json', 'package.json', 'tsconfig.json'];

/** What changes whenever a file is written. */
const stampOf = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

/** Whether the bundle and all files that it was built from are those of the last build. */
const isCurrent = () => {
  try {
    const stamps = JSON.parse(readFileSync(stampFile, 'utf8'));
    return Object.entries(stamps).every(([file, stamp]) => stampOf(file) === stamp);
  } catch {
    return false;
  }
};

/** Writes a file in one step, so that a concurrent run of the same command never reads a partial one. */
const replaceFile = (file, write) => {
  const written = `${file}.${process.pid}`;
  write(written);
  renameSync(written, file);
};

const bundle = async () => {
  const startedAt = Date.now();
  const { build, stop } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [`bin/${command}.ts`],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'warning',
    metafile: true,
    write: false,
  });
  // esbuild's helper process would otherwise run as long as the command.
  await stop();
  mkdirSync('build/bin', { recursive: true });
  replaceFile(outfile, (file) => writeFileSync(file, outputFiles[0].contents));
  const inputs = [...Object.keys(metafile.inputs), ...otherInputs];
  // Without stamps, the next run bundles again: a file may have changed since esbuild read it.
  if (inputs.some((file) => statSync(file).mtimeMs >= startedAt)) return;
  const stamps = JSON.stringify(Object.fromEntries([outfile, ...inputs].map((file) => [file, stampOf(file)])));
  replaceFile(stampFile, (file) => writeFileSync(file, stamps));
};

if (!isCurrent()) await bundle();

// The version of the SDK is pinned; `engines` in package.json says which versions of Node run it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], outfile, ...rest];
await import(pathToFileURL(outfile).href);
