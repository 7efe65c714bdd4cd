import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Seconds a platform may take to answer, builds not included. */
const startLimit = 60;

/** A platform started for tests, on its own port, with its own data. */
export interface TestPlatform {
  url: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

const untilReady = (platform: ChildProcess, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The platform did not start: ${why}`));
    const timer = setTimeout(() => fail(`no answer within ${startLimit} s`), startLimit * 1000);
    platform.once('exit', (code) => fail(`it ended with ${code}`));
    platform.stdout?.on('data', (chunk: Buffer) => {
      if (!chunk.toString().includes(url)) return;
      clearTimeout(timer);
      resolve();
    });
  });

/** Starts `npm start` as a person would, on a free port and with an empty folder for its data. */
export const startPlatform = async (environment: Record<string, string> = {}): Promise<TestPlatform> => {
  const port = await freePort();
  const dataFolder = await mkdtemp(join(tmpdir(), 'platform-'));
  const url = `http://localhost:${port}`;
  const platform = spawn(process.execPath, ['bin/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: dataFolder },
  });
  await untilReady(platform, url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => platform.once('exit', resolve));
      platform.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};
