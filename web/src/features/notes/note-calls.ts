import { call } from '../../api/client.ts';
import { tabStorage } from '../../lib/storage.ts';

/** The lecture a note belongs to, positions counted from 0. */
export interface NoteKey {
  courseId: string;
  sectionIndex: number;
  lectureIndex: number;
}

const storageName = ({ courseId, sectionIndex, lectureIndex }: NoteKey) =>
  `${courseId}-${sectionIndex}-${lectureIndex}`;

/** Saves on their way: a read waits for them, or it would bring back the text before. */
const pendingSaves = new Map<string, Promise<unknown>>();

/** What was typed and not saved yet; survives a reload and the end of a session. */
export const noteDraft = (key: NoteKey) => tabStorage(`note-${storageName(key)}`);

/** The stored text; rejects when it cannot be read, which is not the same as an empty note (rule R28). */
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
