import { notes } from '#contract/operations/notes.ts';
import { putNote } from '../data/notes.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess, requireLecture } from '../learning/course-access.ts';

export const handler = endpoint(notes, 'saveNote', async ({ params: { courseId, ...position }, body, caller, now }) => {
  const lecture = requireLecture(await requireCourseAccess(caller.id, courseId, now), position);
  const note = { content: body.content, updatedAt: now.toISOString() };
  await putNote(caller.id, courseId, position, { ...note, lectureTitle: lecture.title });
  return note;
});
