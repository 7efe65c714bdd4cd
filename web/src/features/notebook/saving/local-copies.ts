import { brand } from '#contract/brand.ts';
import type { LectureNotebook } from '#contract/schemas/notebook.ts';

/** Copy of a notebook in this browser, for offline use and unsaved changes. */
export interface LocalCopy {
  /** Email of the owner. */
  owner: string;
  /** Text of the `.ipynb` file. */
  text: string;
  /** Saved version the copy is based on. */
  version: number;
  isUnsaved: boolean;
  /** The lesson as last read from the server; absent for a scratch notebook. */
  lesson?: Omit<LectureNotebook, 'notebook'>;
}

const storeName = 'copies';

const requestResult = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let pendingDatabase: Promise<IDBDatabase> | undefined;

const database = (): Promise<IDBDatabase> => {
  if (!pendingDatabase) {
    const request = indexedDB.open(`${brand.slug}-notebooks`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    pendingDatabase = requestResult(request);
  }
  return pendingDatabase;
};

const openStore = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await database()).transaction(storeName, mode).objectStore(storeName);

/** Returns the copy if it belongs to this owner; undefined otherwise, or when the browser has no storage. */
export const readCopy = async (name: string, owner: string): Promise<LocalCopy | undefined> => {
  try {
    const copy = (await requestResult((await openStore('readonly')).get(name))) as LocalCopy | undefined;
    return copy?.owner === owner ? copy : undefined;
  } catch {
    return undefined;
  }
};

/** Stores a copy; returns false when the browser cannot (private window, quota). */
export const writeCopy = async (name: string, copy: LocalCopy): Promise<boolean> => {
  try {
    await requestResult((await openStore('readwrite')).put(copy, name));
    return true;
  } catch {
    return false;
  }
};

/** Removes the copies of other users of this browser. */
export const removeCopiesOfOthers = async (owner: string): Promise<void> => {
  try {
    const store = await openStore('readwrite');
    const [names, found] = await Promise.all([requestResult(store.getAllKeys()), requestResult(store.getAll())]);
    const writing = await openStore('readwrite');
    for (const [index, copy] of (found as LocalCopy[]).entries()) {
      const name = names[index];
      if (copy.owner !== owner && name !== undefined) writing.delete(name);
    }
  } catch {
    // Without storage there are no copies to remove.
  }
};
