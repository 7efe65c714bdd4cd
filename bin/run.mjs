// Runs a command of this folder: `node bin/run.mjs start` bundles bin/start.ts and imports it.
// Packages stay outside the bundle, so this costs a few milliseconds and needs no TypeScript loader.
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';

const [command = '', ...rest] = process.argv.slice(2);
if (!/^[a-z-]+$/.test(command)) {
  console.error('Usage: node bin/run.mjs <command> [arguments]');
  process.exit(2);
}

const outfile = `build/bin/${command}.mjs`;
await build({
  entryPoints: [`bin/${command}.ts`],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: 'inline',
  logLevel: 'warning',
});

// Its helper process would stay as long as the command runs.
await stop();

process.setSourceMapsEnabled(true);
process.argv = [process.argv[0], outfile, ...rest];
await import(pathToFileURL(outfile).href);
