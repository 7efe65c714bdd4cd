import { join } from 'node:path';
import { readJson, writeWhole } from './files.ts';

/** What an export consists of, in the order in which it is read. Each part is a file of JSON Lines, sorted by key. */
export const partNames = ['learners', 'subscribers', 'files', 'accounts', 'erasures'] as const;
export type PartName = (typeof partNames)[number];

/** What a part must contain. */
export interface Part {
  lines: number;
  bytes: number;
  sha256: string;
}

/** The contents of an export, `manifest.json`. Instants are RFC 3339 in UTC. */
export interface Manifest {
  format: 1;
  /** Random; a restored stage names it. */
  id: string;
  stage: string;
  startedAt: string;
  /** Absent while parts are missing. */
  completedAt?: string;
  /** The pool whose learner ids the rows contain. */
  userPool: UserPool;
  /** Tables that the rows were read from. */
  tables: { learners: string; subscribers: string };
  parts: Partial<Record<PartName, Part>>;
}

/** A user pool. The time of its creation distinguishes pools that got the same id, as those of local platforms do. */
export interface UserPool {
  id: string;
  createdAt: string;
}

export const isSamePool = (one: UserPool, other: UserPool): boolean =>
  one.id === other.id && one.createdAt === other.createdAt;

const manifestPath = (folder: string): string => join(folder, 'manifest.json');

/** Returns the file of a part. */
export const partPath = (folder: string, part: PartName): string => join(folder, `${part}.jsonl`);

/** Reads the manifest of a folder; undefined when it has none. */
export const readManifest = (folder: string): Promise<Manifest | undefined> => readJson<Manifest>(manifestPath(folder));

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeWhole(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`);
