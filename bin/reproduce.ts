// `npm run reproduce`: builds the functions, the site and the templates of every checked stage twice, from two copies of
// the sources, on two days and in two time zones, and fails unless every file is equal.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { assemblyFolder } from './build/assembly.ts';
import { lambdasFolder } from './build/lambdas.ts';
import { webFolder } from './build/web.ts';

/** Sets the clock of a process and its children 100 days ahead. */
const laterClock = `--import=data:text/javascript,${encodeURIComponent(`
  const Present = Date;
  const now = () => Present.now() + 100 * 86400000;
  globalThis.Date = class extends Present {
    constructor(...parts) { super(...(parts.length > 0 ? parts : [now()])); }
    static now() { return now(); }
  };
`)}`;

/** The day that security.txt depends on. */
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

const environments: Record<string, NodeJS.ProcessEnv> = {
  today: { TZ: 'UTC' },
  later: { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', NODE_OPTIONS: laterClock },
};

/** Copies the sources, as Git lists them, with the installed packages. */
const copySources = (folder: string): void => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
};

/**
 * Hashes of the files that are deployed, by path. CDK's metadata is not deployed; it names the folder of the sources.
 */
const hashesIn = (folder: string): Map<string, string> =>
  new Map(
    [lambdasFolder, webFolder, assemblyFolder].flatMap((output) =>
      readdirSync(join(folder, output), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.metadata.json'))
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]),
    ),
  );

const root = mkdtempSync(join(tmpdir(), 'reproduce-'));
try {
  const [first = new Map(), second = new Map()] = Object.entries(environments).map(([name, environment]) => {
    const folder = join(root, name);
    copySources(folder);
    const { status } = spawnSync(process.execPath, ['bin/run.mjs', 'build-checked-stages'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...process.env, SOURCE_DATE_EPOCH, ...environment },
    });
    if (status !== 0) throw new Error(`The build "${name}" failed.`);
    return hashesIn(folder);
  });
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = files.filter((file) => first.get(file) !== second.get(file));
  for (const file of different) console.error(`differs: ${file}`);
  console.log(`${files.length - different.length} of ${files.length} files are equal.`);
  if (different.length > 0) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
