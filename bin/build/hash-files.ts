import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
};

/** Hashes the names and contents of these files and folders, and the extra strings. */
export const hashFiles = (paths: readonly string[], ...extras: string[]): string => {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  for (const extra of extras) hash.update(`${extra}\0`);
  return hash.digest('hex');
};
