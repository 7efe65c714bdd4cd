import { constants, existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders of a data directory that hold the tables and the objects. */
export const tablesFolder = 'dynamodb';
export const objectsFolder = 's3';

/** Falls back to a copy where two paths are on different file systems, or where one has no hard links. */
const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));

/**
 * Copies the tables and objects of a stopped cloud to the data directory of a new one; false when that has tables
 * already. Objects are hard links: a cloud replaces the file of an object and never changes one. Accounts, keys, emails
 * and schedules are left out.
 */
export const copyTablesAndObjects = async (source: string, target: string): Promise<boolean> => {
  if (existsSync(join(target, tablesFolder))) return false;
  const entries = await readdir(join(source, objectsFolder), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(source.length));
    await mkdir(entry.isDirectory() ? to : dirname(to), { recursive: true });
    if (entry.isFile()) await linkOrCopy(from, to);
  }
  // Renamed, and last: the folder's presence says that the copy is complete.
  const tables = join(target, tablesFolder);
  await cp(join(source, tablesFolder), `${tables}.new`, { recursive: true });
  await rename(`${tables}.new`, tables);
  return true;
};
