import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFile } from '#content/hash-file.ts';

/** Only the operator may read exports: they hold personal data. */
const fileMode = 0o600;
const folderMode = 0o700;

export const createFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: folderMode });
};

/**
 * Opens a draft of a file, hands it to `write`, and puts it in place once everything is on the disk. Drafts have
 * unique names, because files with the same content are written at once.
 */
export const replaceFile = async (
  path: string,
  write: (append: (bytes: string | Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> => {
  await createFolder(dirname(path));
  const draft = `${path}.${randomUUID()}.draft`;
  const file = await open(draft, 'w', fileMode);
  try {
    await write((bytes) => file.writeFile(bytes));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
};

/** Replaces a file in one step. */
export const writeWhole = (path: string, bytes: string | Uint8Array): Promise<void> =>
  replaceFile(path, (append) => append(bytes));

/** Reads a file as JSON; undefined when it does not exist. */
export const readJson = async <Value>(path: string): Promise<Value | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

export const fileExists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Returns the SHA-256 of a file as hex digits, or undefined when it does not exist. */
export const fileHash = async (path: string): Promise<string | undefined> =>
  (await fileExists(path)) ? hashFile(path) : undefined;

/** Returns where an export stores the content of learners' files with this SHA-256. */
export const contentPath = (folder: string, sha256: string): string =>
  join(folder, 'contents', sha256.slice(0, 2), sha256);
