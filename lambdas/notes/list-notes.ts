import { notes } from '#contract/operations/notes.ts';
import { listNotes } from '../data/notes.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(notes, 'listNotes', async ({ params, caller }) => ({
  notes: await listNotes(caller.id, params.courseId),
}));
