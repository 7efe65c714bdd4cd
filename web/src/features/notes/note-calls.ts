import { call } from '#web/src/api/client.ts';
import { tabStorage } from '#web/src/lib/storage.ts';

/** The lecture a note belongs to; indexes from 0. */
export interface NoteKey {
  courseId: string;
  sectionIndex: number;
  lectureIndex: number;
}

const storageName = ({ courseId, sectionIndex, lectureIndex }: NoteKey) =>
  `${courseId}-${sectionIndex}-${lectureIndex}`;

/** Pending saves. Reads wait for them, or they would return the previous text. */
const pendingSaves = new Map<string, Promise<unknown>>();

/** Draft of unsaved text; survives a reload and a sign-out. */
export const noteDraft = (key: NoteKey) => tabStorage(`note-${storageName(key)}`);

/**
 * Returns the stored text. Rejects when reading fails, which differs from an empty note
 * (docs/reliability.md#failed-reads).
 */
export const readNote = async (key: NoteKey): Promise<string> => {
  await pendingSaves.get(storageName(key))?.catch(() => undefined);
  const { content } = await call('getNote', { params: { ...key } });
  return content;
};

/** Replaces the stored text. */
export const saveNote = async (key: NoteKey, content: string, options: { keepalive: boolean }): Promise<void> => {
  const name = storageName(key);
  const request = call('saveNote', { params: { ...key }, body: { content } }, options);
  pendingSaves.set(name, request);
  try {
    await request;
  } finally {
    if (pendingSaves.get(name) === request) pendingSaves.delete(name);
  }
};
