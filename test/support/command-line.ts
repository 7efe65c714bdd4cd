import { spawnSync } from 'node:child_process';

/** Runs `npm run <command>` without npm, and returns its exit code and the lines of both outputs. */
export const runCommandLine = (args: string[], environment: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, lines: (stdout + stderr).trim().split('\n') };
};
