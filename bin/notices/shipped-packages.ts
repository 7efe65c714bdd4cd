import { readFileSync } from 'node:fs';

/** An installed package, as the lock file describes it. */
export interface LockedPackage {
  /** Folder below the repository's root; its key in the lock file. */
  folder: string;
  name: string;
  version: string;
  /** SPDX expression; absent where the package declares none. */
  license?: string;
  optional?: boolean;
}

interface LockEntry {
  name?: string;
  version?: string;
  license?: string;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
}

type Lock = Record<string, LockEntry>;

const readLock = (root: string): Lock => JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages;

const toPackage = (folder: string, { name, version = '', license, optional }: LockEntry): LockedPackage => ({
  folder,
  name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version,
  ...(license && { license }),
  ...(optional && { optional }),
});

/** Lists every package that a lock file installs, except workspaces. */
export const lockedPackages = (root = '.'): LockedPackage[] =>
  Object.entries(readLock(root))
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, entry]) => toPackage(folder, entry));

/** Dependencies that only synthesize templates; no function and no page contains them. */
const synthesisOnly: readonly string[] = ['aws-cdk-lib', 'constructs'];

/** Folder of `dependency` as the package in `from` resolves it. @throws Error when the lock file lacks it. */
const resolveIn = (lock: Lock, from: string, dependency: string): string => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const folder = `${at && `${at}/`}node_modules/${dependency}`;
    if (lock[folder]) return folder;
    if (at === '') throw new Error(`package-lock.json has no ${dependency} for ${from || 'the root'}.`);
  }
};

/**
 * Lists the packages that functions and pages may contain, sorted by name: the dependencies of the root with all
 * of theirs. Bundling leaves out most of their code, so this is more than what users receive, never less.
 */
export const shippedPackages = (): LockedPackage[] => {
  const lock = readLock('.');
  const shipped = new Map<string, LockedPackage>();
  const visit = (from: string, dependency: string): void => {
    const folder = resolveIn(lock, from, dependency);
    const entry = lock[folder] ?? {};
    if (shipped.has(folder)) return;
    shipped.set(folder, toPackage(folder, entry));
    for (const name of Object.keys(entry.dependencies ?? {})) visit(folder, name);
  };
  for (const name of Object.keys(lock['']?.dependencies ?? {})) if (!synthesisOnly.includes(name)) visit('', name);
  // `empty-npm-package` replaces packages that the overrides in package.json leave out.
  return [...shipped.values()]
    .filter(({ name }) => name !== 'empty-npm-package')
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
};
