import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Lists the files in `folders` whose path matches `ending`, as paths from the repository's root; skips installed packages. */
export const sourceFiles = (folders: readonly string[], ending: RegExp): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => ending.test(file) && !file.includes('node_modules'));

/** Lists a file's imports, types and style sheets included: our own as paths from the repository's root, packages by name. */
export const importsOf = (file: string): { path?: string; package?: string }[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)|(?:^|\n)import '([^']+)'/g,
    ),
  ]
    .map(([, named, dynamic, bare]) => named ?? dynamic ?? bare ?? '')
    .map((target) => {
      if (target.startsWith('#')) return { path: target.slice(1) };
      return target.startsWith('.') ? { path: relative('.', join(dirname(file), target)) } : { package: target };
    });
