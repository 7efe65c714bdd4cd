import { randomUUID } from 'node:crypto';
import { createFolder } from './files.ts';
import { isSamePool, type Manifest, type PartName, partNames, readManifest, writeManifest } from './manifest.ts';
import { readAccounts, readErasures, readFiles, readTable } from './read-stage.ts';
import { removeRuns, type Segment, writeSortedPart } from './sorted-part.ts';
import type { StageData } from './stage-data.ts';

export interface ExportOptions {
  folder: string;
  now: Date;
  print(line: string): void;
  /** Tables to read instead of the stage's, such as those of a point-in-time recovery. */
  tables?: Manifest['tables'];
  /** Bytes that a reader collects before it writes them; tests set it. */
  runBytes?: number;
}

const openManifest = async (data: StageData, options: ExportOptions): Promise<Manifest> => {
  const { folder, now } = options;
  const { stage, userPool } = data;
  const tables = options.tables ?? { learners: data.learnersTable, subscribers: data.subscribersTable };
  const found = await readManifest(folder);
  if (!found) {
    const id = randomUUID();
    return { format: 1, id, stage, startedAt: now.toISOString(), userPool, tables, parts: {} };
  }
  const isSame =
    found.stage === stage &&
    isSamePool(found.userPool, userPool) &&
    found.tables.learners === tables.learners &&
    found.tables.subscribers === tables.subscribers;
  if (!isSame) {
    throw new Error(
      `${folder} holds an export of other data (${found.stage}, ${found.startedAt}). Name another folder.`,
    );
  }
  return found;
};

const segmentsOf = (part: PartName, data: StageData, { tables }: Manifest, options: ExportOptions): Segment[] => {
  switch (part) {
    case 'learners':
      return readTable(data, tables.learners);
    case 'subscribers':
      return readTable(data, tables.subscribers);
    case 'files':
      return [readFiles(data, options.folder)];
    case 'accounts':
      return [readAccounts(data)];
    default:
      return [readErasures(data, options.now)];
  }
};

/**
 * Exports what cannot be recreated: rows, files and accounts. A repeat continues; that of a complete export only reads
 * the register of deleted accounts again. Accounts come after the rows, so that only people who
 * deleted their account have rows without one, and the register last.
 */
export const exportStage = async (data: StageData, options: ExportOptions): Promise<Manifest> => {
  const { folder, now, print } = options;
  await createFolder(folder);
  const manifest = await openManifest(data, options);
  const wasComplete = manifest.completedAt !== undefined;
  if (wasComplete)
    print(
      `${folder} has the export of ${manifest.startedAt}. Nothing new is copied; its register of deleted accounts is read again.`,
    );
  else await writeManifest(folder, manifest);
  for (const name of partNames) {
    if (manifest.parts[name] && name !== 'erasures') continue;
    // The register is short and has to be read as it is now.
    if (name === 'erasures') await removeRuns(folder, name);
    const segments = segmentsOf(name, data, manifest, options);
    const part = await writeSortedPart(folder, name, segments, options.runBytes);
    manifest.parts[name] = part;
    if (name === 'erasures') manifest.completedAt ??= now.toISOString();
    await writeManifest(folder, manifest);
    await removeRuns(folder, name);
    print(`${name.padEnd(12)} ${part.lines === 1 ? '1 line' : `${part.lines} lines`}, ${part.bytes} bytes`);
  }
  return manifest;
};
