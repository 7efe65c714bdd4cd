import { notes } from '#contract/operations/notes.ts';
import { getNote } from '../data/notes.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(notes, 'getNote', async ({ params: { courseId, ...position }, caller }) => {
  const note = await getNote(caller.id, courseId, position);
  return note ? { content: note.content, updatedAt: note.updatedAt } : { content: '' };
});
