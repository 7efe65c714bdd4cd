import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from './settings.ts';

/** A file that every data directory has. */
const markerFile = 'secret.json';

/** Empties a data directory. Rejects for a folder without a platform's data, which may be a mistyped path. */
export const emptyDataDirectory = async (directory: string): Promise<void> => {
  if (!existsSync(directory)) return;
  const names = await readdir(directory);
  if (names.length > 0 && !names.includes(markerFile)) {
    throw new SettingsError(`${directory} contains files but no platform data, so it was not emptied.`);
  }
  for (const name of names) await rm(join(directory, name), { recursive: true, force: true });
};
