import { notes } from '../../contract/operations/notes.ts';
import { requireCourseAccess, requireLecture } from '../data/course-access.ts';
import { putNote } from '../data/notes.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(notes, 'saveNote', async ({ params: { courseId, ...place }, body, caller, now }) => {
  const lecture = requireLecture(await requireCourseAccess(caller.id, courseId, now), place);
  const note = { content: body.content, updatedAt: now.toISOString() };
  await putNote(caller.id, courseId, place, { ...note, lectureTitle: lecture.title });
  return note;
});
