import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs a package with apt. Returns whether it succeeded. */
export const installFromDebian = (name: string): boolean =>
  [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ].every((step) => spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0);
