import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#web/src/api/client.ts';
import { type Autosave, createAutosave, type SaveState } from '#web/src/lib/autosave.ts';
import { flushOnLeave } from '#web/src/lib/flush-on-leave.ts';
import { tabStorage } from '#web/src/lib/storage.ts';

/** The lecture a note belongs to; indexes from 0. */
interface NoteKey {
  courseId: string;
  sectionIndex: number;
  lectureIndex: number;
}

const storageName = ({ courseId, sectionIndex, lectureIndex }: NoteKey) =>
  `${courseId}-${sectionIndex}-${lectureIndex}`;

/** Pending saves. Reads wait for them, or they would return the previous text. */
const pendingSaves = new Map<string, Promise<unknown>>();

/** Draft of unsaved text; survives a reload and a sign-out. */
const noteDraft = (key: NoteKey) => tabStorage(`note-${storageName(key)}`);

/**
 * Returns the stored text. Rejects when reading fails, which differs from an empty note
 * (docs/reliability.md#failed-reads).
 */
const readNote = async (key: NoteKey): Promise<string> => {
  await pendingSaves.get(storageName(key))?.catch(() => undefined);
  const { content } = await call('getNote', { params: { ...key } });
  return content;
};

/** Replaces the stored text. */
const saveNote = async (key: NoteKey, content: string, options: { keepalive: boolean }): Promise<void> => {
  const name = storageName(key);
  const request = call('saveNote', { params: { ...key }, body: { content } }, options);
  pendingSaves.set(name, request);
  try {
    await request;
  } finally {
    if (pendingSaves.get(name) === request) pendingSaves.delete(name);
  }
};

export interface NoteHandle {
  status: 'loading' | 'failed' | 'ready';
  text: string;
  saveState: SaveState;
  /** Changes the text; saves it after a pause. */
  change: (text: string) => void;
  /** Saves pending changes immediately. */
  flush: () => Promise<void>;
  /** Reads the note again after a failure. */
  retry: () => void;
}

/**
 * Reads a lecture's note and autosaves it. Saves nothing before a successful read (docs/reliability.md#failed-reads).
 * Flushes pending changes on leave.
 */
export const useNote = ({ courseId, sectionIndex, lectureIndex }: NoteKey): NoteHandle => {
  const key = useMemo(() => ({ courseId, sectionIndex, lectureIndex }), [courseId, sectionIndex, lectureIndex]);
  const [status, setStatus] = useState<NoteHandle['status']>('loading');
  const [text, setText] = useState('');
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [attempt, setAttempt] = useState(0);
  const autosave = useRef<Autosave>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the note again.
  useEffect(() => {
    let isCurrent = true;
    const draft = noteDraft(key);
    const saver = createAutosave({
      save: async (content, options) => {
        await saveNote(key, content, options);
        if (draft.read() === content) draft.write(null);
      },
      onState: (state) => isCurrent && setSaveState(state),
    });
    readNote(key).then(
      (stored) => {
        if (!isCurrent) return;
        const draftText = draft.read();
        autosave.current = saver;
        setText(draftText ?? stored);
        setStatus('ready');
        if (draftText !== null && draftText !== stored) saver.changed(draftText);
      },
      (error) => {
        console.warn('The note could not be read.', error);
        if (isCurrent) setStatus('failed');
      },
    );
    const flushAndStop = flushOnLeave(saver.flush);
    return () => {
      isCurrent = false;
      autosave.current = undefined;
      setStatus('loading');
      flushAndStop();
    };
  }, [key, attempt]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      noteDraft(key).write(next);
      autosave.current?.changed(next);
    },
    [key],
  );

  return {
    status,
    text,
    saveState,
    change,
    flush: useCallback(() => autosave.current?.flush() ?? Promise.resolve(), []),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
};
