import { join } from 'node:path';
import type { DataStore } from 'cognito-local/lib/services/dataStore/dataStore.js';
import type { DataStoreFactory } from 'cognito-local/lib/services/dataStore/factory.js';
import { dictionary } from '#local/dictionary.ts';
import { openJsonFile } from '#local/json-file.ts';

type Branch = Record<string, unknown>;

/** cognito-local expects `Date` objects in fields whose names end in `Date`. */
const reviveDates = (key: string, value: unknown) =>
  key.endsWith('Date') && typeof value === 'string' ? new Date(value) : value;

/** Finds the branch that holds a key path (creating it if needed) and the path's last segment. */
function locate(root: Branch, path: string | string[]): { branch: Branch; last: string } {
  const segments = [path].flat();
  let branch = root;
  for (const segment of segments.slice(0, -1)) {
    branch[segment] ??= dictionary();
    branch = branch[segment] as Branch;
  }
  return { branch, last: segments.at(-1) ?? '' };
}

async function openStore(path: string, initial: object): Promise<DataStore> {
  const file = await openJsonFile<Branch>(path, initial as Branch, reviveDates);
  await file.save();

  // Branches are dictionaries, but a value set by cognito-local may have a prototype.
  async function get(_: unknown, key: string | string[], fallback?: unknown) {
    let value: unknown = file.value;
    for (const segment of [key].flat()) {
      value =
        value !== null && typeof value === 'object' && Object.hasOwn(value, segment)
          ? (value as Branch)[segment]
          : null;
    }
    return value ?? fallback ?? null;
  }

  return {
    get: get as DataStore['get'],
    getRoot: (async () => file.value) as DataStore['getRoot'],
    async set(_, key, value) {
      const { branch, last } = locate(file.value, key);
      branch[last] = value;
      await file.save();
    },
    async delete(_, key) {
      const { branch, last } = locate(file.value, key);
      delete branch[last];
      await file.save();
    },
  };
}

/** Creates cognito-local's stores; their files survive a killed process intact. */
export const dataStores = (directory: string): DataStoreFactory => ({
  create: (_, id, initial) => openStore(join(directory, `${id}.json`), initial),
});
