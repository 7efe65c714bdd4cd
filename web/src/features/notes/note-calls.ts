import { call } from '../../api/client.ts';
import { tabStorage } from '../../site/storage.ts';

/** The lecture a note belongs to, positions counted from 0. */
export interface NotePlace {
  courseId: string;
  sectionIndex: number;
  lectureIndex: number;
}

const nameOf = ({ courseId, sectionIndex, lectureIndex }: NotePlace) => `${courseId}-${sectionIndex}-${lectureIndex}`;

/** Saves on their way: a read waits for them, or it would bring back the text before. */
const saving = new Map<string, Promise<unknown>>();

/** What was typed and not saved yet; survives a reload and the end of a session. */
export const draftOf = (place: NotePlace) => tabStorage(`note-${nameOf(place)}`);

/** The stored text; rejects when it cannot be read, which is not the same as an empty note (rule R28). */
export const readNote = async (place: NotePlace): Promise<string> => {
  await saving.get(nameOf(place))?.catch(() => undefined);
  const { content } = await call('getNote', { params: { ...place } });
  return content;
};

/** Replaces the stored text. */
export const saveNote = async (place: NotePlace, content: string, options: { keepalive: boolean }): Promise<void> => {
  const name = nameOf(place);
  const request = call('saveNote', { params: { ...place }, body: { content } }, options);
  saving.set(name, request);
  try {
    await request;
  } finally {
    if (saving.get(name) === request) saving.delete(name);
  }
};
