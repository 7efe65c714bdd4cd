import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files in `folders` whose path matches `ending`, as paths from the repository's root; skips installed packages. */
export const sourceFiles = (folders: readonly string[], ending: RegExp): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => ending.test(file) && !file.includes('node_modules'));
