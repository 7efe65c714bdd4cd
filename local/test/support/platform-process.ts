import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import type { CloudOptions, OperatorAccess } from '#local/cloud.ts';

/** A cloud in a separate process that can be killed. */
export interface PlatformProcess {
  url: string;
  operator: OperatorAccess;
  /** Kills the process without cleanup, like a power failure. */
  kill(): Promise<void>;
}

const program = `
  import { startCloud } from './local/index.ts';
  process.on('disconnect', () => process.exit());
  const { url, operator } = await startCloud(JSON.parse(process.argv[2]));
  console.log(JSON.stringify({ url, operator }));`;

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The platform ended with ${code}.`)));
    if (child.stdout) createInterface(child.stdout).once('line', resolve);
  });

/** Starts a cloud in a separate process, which exits with the test process at the latest. */
export const startPlatformProcess = async (options: CloudOptions): Promise<PlatformProcess> => {
  const outfile = resolve(`build/local/platform-${process.pid}-${Date.now()}.mjs`);
  await build({
    stdin: { contents: program, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
  });
  const child = spawn(process.execPath, [outfile, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const started = JSON.parse(await firstLine(child));
  return {
    ...started,
    kill: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
      await rm(outfile);
    },
  };
};
