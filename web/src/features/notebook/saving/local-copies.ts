import { brand } from '../../../../../contract/brand.ts';
import type { LectureNotebook } from '../../../../../contract/schemas/notebook.ts';

/** A notebook as this browser has it, for times without a connection and for changes that are not saved yet. */
export interface LocalCopy {
  /** Email of the person whose it is. */
  owner: string;
  /** Text of the `.ipynb` file. */
  text: string;
  /** The saved version it began with. */
  version: number;
  isUnsaved: boolean;
  /** What the server said of the lesson when it was read last; absent for a notebook of no lecture. */
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

/** The copy under a name, if it belongs to this person. Undefined also when the browser keeps none. */
export const readCopy = async (name: string, owner: string): Promise<LocalCopy | undefined> => {
  try {
    const copy = (await requestResult((await openStore('readonly')).get(name))) as LocalCopy | undefined;
    return copy?.owner === owner ? copy : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a copy; false when the browser does not (a private window, no room). */
export const writeCopy = async (name: string, copy: LocalCopy): Promise<boolean> => {
  try {
    await requestResult((await openStore('readwrite')).put(copy, name));
    return true;
  } catch {
    return false;
  }
};

/** Removes what other people who used this browser left. */
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
    // A browser without storage has nothing of others either.
  }
};
