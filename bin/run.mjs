// Runs a command of this folder: `node bin/run.mjs start` bundles bin/start.ts and imports it.
// Packages stay outside the bundle, so this costs a few milliseconds and needs no TypeScript loader.
import { existsSync, renameSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
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
const written = `${outfile}.${process.pid}`;
await build({
  entryPoints: [`bin/${command}.ts`],
  outfile: written,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  logLevel: 'warning',
});

// Renamed in one step, so that a concurrent run of the same command never reads a partial file.
renameSync(written, outfile);

// esbuild's helper process would otherwise run as long as the command.
await stop();

// The version of the SDK is pinned; `engines` in package.json says which versions of Node run it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], outfile, ...rest];
await import(pathToFileURL(outfile).href);
