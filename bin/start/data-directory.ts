import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from './settings.ts';

/** A file that every data directory has. */
const markerFile = 'secret.json';

/** Empties a data directory. Refuses one that holds something but no platform's data: it may be a mistyped path. */
export const emptyDataDirectory = async (directory: string): Promise<void> => {
  if (!existsSync(directory)) return;
  const names = await readdir(directory);
  if (names.length > 0 && !names.includes(markerFile)) {
    throw new SettingsError(`${directory} holds files that are not of a platform, so it is not emptied.`);
  }
  for (const name of names) await rm(join(directory, name), { recursive: true, force: true });
};
