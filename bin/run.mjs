// Runs a command of this folder: `node bin/run.mjs start` bundles bin/start.ts and imports it.
// Packages stay outside the bundle, so this costs a few milliseconds and needs no TypeScript loader.
import { renameSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const [command = '', ...rest] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(command)) {
  console.error('Usage: node bin/run.mjs <command> [arguments]');
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

process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], outfile, ...rest];
await import(pathToFileURL(outfile).href);
