import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from './dictionary.ts';

/** A JSON document in a file: read once, held in memory as dictionaries, always written completely. */
export interface JsonFile<T> {
  value: T;
  /** Resolves when the current value is on disk; calls during a write share the next one. */
  save(): Promise<void>;
}

type Reviver = (key: string, value: unknown) => unknown;

async function read<T>(path: string, initial: T, reviver?: Reviver): Promise<T> {
  try {
    return parseJson(await readFile(path, 'utf8'), reviver) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return parseJson(JSON.stringify(initial), reviver) as T;
    throw new Error(`${path} is not readable: ${(error as Error).message}`);
  }
}

/** Writes to a temporary file and renames it, so that a killed process leaves the old value or the new one. */
async function write(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.new`;
  const file = await open(temporaryPath, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
}

/** Opens the document at `path`; `initial` is its value without a file. */
export async function openJsonFile<T>(path: string, initial: T, reviver?: Reviver): Promise<JsonFile<T>> {
  await mkdir(dirname(path), { recursive: true });
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  const file: JsonFile<T> = {
    value: await read(path, initial, reviver),
    save() {
      if (!running) {
        running = write(path, JSON.stringify(file.value)).finally(() => {
          running = undefined;
        });
        return running;
      }
      queued ??= running
        .catch(() => undefined)
        .then(() => {
          queued = undefined;
          return file.save();
        });
      return queued;
    },
  };
  return file;
}
