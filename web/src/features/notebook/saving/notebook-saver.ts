import { call } from '#web/src/api/client.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import { createAutosave, type SaveState } from '#web/src/lib/autosave.ts';
import { createStore, type Store } from '#web/src/lib/store.ts';
import { type NotebookDocument, toText } from '../model/ipynb.ts';
import { writeCopy } from './local-copies.ts';
import { copyName, type LectureRef, type OpenedNotebook } from './notebook-files.ts';

export interface SavingState {
  state: SaveState;
  /** Whether the last save reached the server or only this browser. `nowhere`: this browser cannot store it either. */
  savedTo: 'server' | 'browser' | 'nowhere';
  /** Why the server rejects the notebook, as a sentence. */
  refusal: string | undefined;
  /** The server's version, while it conflicts with the base of this one. */
  theirs: { text: string; version: number } | undefined;
}

export interface NotebookSaver {
  store: Store<SavingState>;
  changed: (document: NotebookDocument) => void;
  flush: (options?: { keepalive?: boolean }) => Promise<void>;
  /** Saves immediately as a version that stays in the history. */
  pin: (document: NotebookDocument) => Promise<void>;
  /** Saves on the server and returns the version; undefined when that failed. */
  save: (document: NotebookDocument) => Promise<number | undefined>;
  /** Resolves a conflict by continuing from the server's version, which stays in the history. */
  continueFrom: (version: number) => void;
}

/** Browsers limit `keepalive` requests to 64 KiB. */
const maxKeepaliveBytes = 60_000;

/**
 * Saves a notebook: first in this browser, then on the server if it belongs to a lecture. A save that conflicts with a
 * newer version is rejected; the state then holds both (`theirs`), and nothing is sent until the learner chooses one.
 */
export const createNotebookSaver = (
  lecture: LectureRef | undefined,
  owner: string,
  opened: OpenedNotebook,
): NotebookSaver => {
  const store = createStore<SavingState>({
    state: 'saved',
    savedTo: lecture ? 'server' : 'browser',
    refusal: undefined,
    theirs: opened.theirs,
  });
  let { version } = opened;
  const saveLocally = (text: string, isUnsaved: boolean) =>
    writeCopy(copyName(lecture), { owner, text, version, isUnsaved, ...(opened.lesson && { lesson: opened.lesson }) });

  const send = async (text: string, pin: boolean, keepalive: boolean): Promise<void> => {
    if (!lecture) return;
    const isTooLong = keepalive && text.length > maxKeepaliveBytes;
    if (store.get().theirs || isTooLong) throw new Error('Stored in this browser for now.');
    try {
      const body = { basedOn: version, notebook: text, ...(pin && { pin }) };
      const saved = await call('saveNotebook', { params: { ...lecture }, body }, { keepalive });
      version = saved.version;
      store.set({ refusal: undefined, savedTo: 'server' });
      await saveLocally(text, false);
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'notebook-changed') {
        const { notebook, version: theirVersion } = await call('getNotebook', { params: { ...lecture } });
        store.set({ theirs: { text: notebook, version: theirVersion } });
      } else if (error instanceof ApiProblem && (error.status === 413 || error.status === 400)) {
        store.set({ refusal: error.message });
      }
      throw error;
    }
  };
  const save = async (document: NotebookDocument, pin: boolean, keepalive: boolean): Promise<void> => {
    const text = toText(document);
    const isSavedLocally = await saveLocally(text, lecture !== undefined);
    store.set({ savedTo: isSavedLocally ? 'browser' : 'nowhere' });
    if (!lecture && !isSavedLocally) throw new Error('This browser cannot store the notebook.');
    await send(text, pin, keepalive);
  };
  const autosave = createAutosave<NotebookDocument>({
    save: (document, { keepalive }) => save(document, false, keepalive),
    onState: (state) => store.set({ state }),
    delayMs: 1_500,
  });

  const pin = async (document: NotebookDocument): Promise<void> => {
    await autosave.flush();
    store.set({ state: 'saving' });
    try {
      await save(document, true, false);
      store.set({ state: 'saved' });
    } catch {
      autosave.changed(document);
      store.set({ state: 'failed' });
    }
  };

  return {
    store,
    changed: autosave.changed,
    flush: autosave.flush,
    pin,
    save: async (document) => {
      if (version === 0) await pin(document);
      else await autosave.flush();
      const { state, savedTo } = store.get();
      return state === 'saved' && savedTo === 'server' ? version : undefined;
    },
    continueFrom: (theirVersion) => {
      version = theirVersion;
      store.set({ theirs: undefined });
    },
  };
};
