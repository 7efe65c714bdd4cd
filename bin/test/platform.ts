import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Time without output after which a start counts as hanging. */
const maxSilenceMs = 300_000;

/** Limit of a hook or test that starts a platform, builds included. It only ends a start that hangs. */
export const platformStartLimitMs = 600_000;

export interface PlatformOptions {
  environment?: Record<string, string>;
  /** Data of an earlier platform to reuse, on its port; default: an empty folder and a free port. */
  data?: PlatformData;
}

/** What outlives a platform: its data directory, and the port that stored URLs contain. */
export interface PlatformData {
  folder: string;
  port: number;
}

/** A platform for tests, started with `npm start`. */
export interface TestPlatform {
  url: string;
  data: PlatformData;
  /** Milliseconds from the start of the command to its ready line. */
  readyAfterMs: number;
  /** Ends it like Ctrl-C, or with `SIGKILL` like a crash. Keeps the data. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Ports for platforms: below the ephemeral range, so that no other process takes the port before the platform listens,
 * or between two starts.
 */
const [firstPort, lastPort] = [20_000, 30_000];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    if (await isFree(port)) return port;
  }
};

/**
 * Resolves when a starting platform prints its URL, however long it takes. Kills it and rejects when it has printed
 * nothing for `silenceMs`; rejects when it exits. Errors contain its output.
 */
export const waitUntilReady = (platform: ChildProcess, url: string, silenceMs = maxSilenceMs): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const finish = () => {
      clearTimeout(timer);
      platform.off('exit', onExit);
      platform.stdout?.off('data', onOutput).resume();
    };
    const fail = (reason: string) => {
      finish();
      platform.kill('SIGKILL');
      reject(new Error(`The platform did not start: ${reason}. Its output:\n${output}`));
    };
    const onExit = (code: number | null, signal: string | null) => fail(`it exited with ${signal ?? code}`);
    const onOutput = (chunk: Buffer) => {
      output += chunk;
      timer.refresh();
      if (!output.includes(url)) return;
      finish();
      resolve();
    };
    const timer = setTimeout(() => fail(`it printed nothing for ${silenceMs / 1000} s`), silenceMs);
    platform.once('exit', onExit);
    platform.stdout?.on('data', onOutput);
  });

/** Starts a platform and resolves when its site and API respond. */
export const startPlatform = async ({ environment, data }: PlatformOptions = {}): Promise<TestPlatform> => {
  const folder = data?.folder ?? (await mkdtemp(join(tmpdir(), 'platform-')));
  const port = data?.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const platform = spawn(process.execPath, ['bin/run.mjs', 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), DATA_DIR: folder },
  });
  await waitUntilReady(platform, url);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (platform.exitCode !== null || platform.signalCode !== null) return;
    const ended = new Promise((resolve) => platform.once('exit', resolve));
    platform.kill(signal);
    await ended;
  };
  return {
    url,
    data: { folder, port },
    readyAfterMs: performance.now() - startedAt,
    end,
    stop: async () => {
      await end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
