import { exportLifetimeDays } from '#lambdas/data/erasures.ts';
import { compareStage, isEqual } from './compare-stage.ts';
import { contentPath, fileHash } from './files.ts';
import { findLeftOut } from './left-out.ts';
import { type Manifest, partNames, partPath, readManifest } from './manifest.ts';
import { readLines } from './read-lines.ts';
import type { StoredFile } from './read-stage.ts';
import { restoreAccounts } from './restore-accounts.ts';
import { openMarker } from './restore-marker.ts';
import { restoredLines } from './restored-lines.ts';
import type { StageData } from './stage-data.ts';
import { writeStage } from './write-stage.ts';

export interface RestoreOptions {
  folder: string;
  now: Date;
  print(line: string): void;
  /** Lines written between two progress updates; tests set it. */
  chunkLines?: number;
}

const dayMs = 86_400_000;

/** Reads the manifest of an export that a stage may be restored from. @throws Error with the reason otherwise. */
const requireExport = async (folder: string, stage: string, now: Date): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (!manifest) throw new Error(`${folder} has no export. Run npm run export -- --stage ${stage} first.`);
  if (manifest.stage !== stage) throw new Error(`${folder} has an export of ${manifest.stage}, not of ${stage}.`);
  if (manifest.completedAt === undefined)
    throw new Error(`The export in ${folder} is incomplete. Repeat npm run export -- --stage ${stage}.`);
  // After this many days, the register may no longer list all deletions.
  if (now.getTime() - Date.parse(manifest.startedAt) > exportLifetimeDays * dayMs)
    throw new Error(`The export in ${folder} is more than ${exportLifetimeDays} days old. Delete it.`);
  return manifest;
};

/** Compares every file of an export with the manifest. @throws Error naming the first file that differs. */
const checkExport = async (folder: string, manifest: Manifest): Promise<void> => {
  for (const name of partNames) {
    const path = partPath(folder, name);
    if ((await fileHash(path)) !== manifest.parts[name]?.sha256)
      throw new Error(`${path} is not the file that was exported: its SHA-256 differs.`);
  }
  for await (const line of readLines(partPath(folder, 'files'))) {
    const { key, sha256 } = JSON.parse(line) as StoredFile;
    const path = contentPath(folder, sha256);
    if ((await fileHash(path)) !== sha256)
      throw new Error(`${path} is not the content that was exported for ${key}: its SHA-256 differs.`);
  }
};

/**
 * Restores an empty stage from an export, without those who deleted their account since, and compares the result. A
 * repeat after a failure continues. Returns whether everything is equal. @throws Error before anything is written when
 * the export is damaged or not of this stage, or the stage holds data.
 */
export const restoreStage = async (data: StageData, options: RestoreOptions): Promise<boolean> => {
  const { folder, now, print } = options;
  const manifest = await requireExport(folder, data.stage, now);
  await checkExport(folder, manifest);
  print(`The export of ${manifest.startedAt} is undamaged.`);
  const marker = await openMarker(data, manifest, now);
  const accounts = await restoreAccounts(data, { folder, manifest, now });
  const pool = accounts.areNew ? 'a new user pool' : 'the same user pool';
  print(`Accounts: ${accounts.ids.size} in ${pool}, ${accounts.deleted.length} deleted since the export and left out.`);
  const leftOut = await findLeftOut(folder, accounts);
  const lines = restoredLines(accounts, leftOut);
  await writeStage(data, { ...options, lines, marker });
  const comparisons = await compareStage(data, { folder, lines, accounts, now });
  for (const comparison of comparisons) {
    const { name, expected, found } = comparison;
    const outcome = isEqual(comparison) ? 'equal' : `DIFFERENT: expected ${expected.count}`;
    print(`${name.padEnd(14)} ${found.count}, ${outcome}`);
  }
  const succeeded = comparisons.every(isEqual);
  if (succeeded) await marker.complete(now);
  else await marker.reset();
  return succeeded;
};
