import { open, rm } from 'node:fs/promises';
import { parseJson } from './dictionary.ts';
import { openJsonFile } from './json-file.ts';
import { readLines } from './json-lines.ts';

/** Records by group and key. */
type Groups = Record<string, Record<string, unknown>>;

/** A changed record, or the key of a removed one. */
type Change = [group: string, key: string, record: unknown] | [group: string, key: string];

/** A JSON document of records that is saved by appending what has changed, so that a save costs what it changes. */
export interface JsonJournal<T> {
  value: T;
  /** Resolves when the current records are on disk; calls during a write share the next one. */
  save(): Promise<void>;
  /** Writes the document as a whole, which shortens the next start. Call it when the cloud stops. */
  compact(): Promise<void>;
}

interface JournalOptions<T> {
  groupsOf(value: T): Groups;
  /** Groups whose records are replaced and never changed in place: only new ones are compared. */
  replaced: ReadonlySet<string>;
}

/**
 * Opens the document at `path`; `initial` is its value without a file. Changes since the last stop are in `path.log`, one
 * line for each save: a killed process leaves all of a save or nothing.
 */
export async function openJsonJournal<T>(
  path: string,
  initial: T,
  { groupsOf, replaced }: JournalOptions<T>,
): Promise<JsonJournal<T>> {
  const logPath = `${path}.log`;
  const file = await openJsonFile(path, initial);
  /** Records as saved: their text or, in groups that are replaced, the records themselves. */
  const saved = new Map<string, Map<string, unknown>>();
  let lastWrite: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const apply = ([group, key, ...record]: Change): void => {
    const records = groupsOf(file.value)[group];
    if (!records) return;
    if (record.length === 0) delete records[key];
    else records[key] = record[0];
  };

  const writeDocument = async (): Promise<void> => {
    await file.save();
    await rm(logPath, { force: true });
  };

  /** Returns the JSON of each changed record since the last call. */
  const takeChanges = (): string[] => {
    const changes: string[] = [];
    for (const [group, records] of Object.entries(groupsOf(file.value))) {
      const known = saved.get(group) ?? new Map<string, unknown>();
      saved.set(group, known);
      const entries = Object.entries(records);
      for (const [key, record] of entries) {
        const state = replaced.has(group) ? record : JSON.stringify(record);
        if (known.get(key) === state) continue;
        known.set(key, state);
        changes.push(JSON.stringify([group, key, record]));
      }
      if (known.size === entries.length) continue;
      for (const key of known.keys()) {
        if (Object.hasOwn(records, key)) continue;
        known.delete(key);
        changes.push(JSON.stringify([group, key]));
      }
    }
    return changes;
  };

  const append = async (): Promise<void> => {
    const changes = takeChanges();
    if (changes.length === 0) return;
    const log = await open(logPath, 'a', 0o600);
    try {
      await log.appendFile(`[${changes.join(',')}]\n`);
      await log.datasync();
    } catch (error) {
      // The next save writes all records again.
      saved.clear();
      throw error;
    } finally {
      await log.close();
    }
  };

  const lines = await readLines(logPath);
  for (const line of lines) for (const change of parseJson(line) as Change[]) apply(change);
  if (lines.length > 0) await writeDocument();
  takeChanges();

  return {
    value: file.value,
    save: () => {
      queued ??= lastWrite.then(() => {
        queued = undefined;
        return append();
      });
      lastWrite = queued.catch(() => undefined);
      return queued;
    },
    compact: async () => {
      await lastWrite;
      await writeDocument();
    },
  };
}
