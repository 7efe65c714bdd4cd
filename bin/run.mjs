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

// Put in place in one step: who runs the same command at the same time never reads half a file.
renameSync(written, outfile);

// Its helper process would stay as long as the command runs.
await stop();

process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], outfile, ...rest];
await import(pathToFileURL(outfile).href);
