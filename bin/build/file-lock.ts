import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
};

const acquire = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const readHolder = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
};

const timeoutMs = 5 * 60 * 1000;

/** Runs `work` while no other process of this checkout runs work of the same name; waits for the lock if needed. */
export const withFileLock = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const file = `build/${name}.lock`;
  mkdirSync('build', { recursive: true });
  const deadline = Date.now() + timeoutMs;
  while (!acquire(file)) {
    const processId = readHolder(file);
    if (Date.now() > deadline) throw new Error(`Process ${processId} has held ${file} for five minutes.`);
    // Zero and NaN: the file was just created or just removed.
    if (processId > 0 && !isAlive(processId)) rmSync(file, { force: true });
    else await pause(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
