import { notebooks } from '#contract/operations/notebooks.ts';
import { lectureNotebook } from '#contract/rules/notebook/lecture-notebook.ts';
import { getCheckedNotebook, toVerification } from '../data/checked-notebooks.ts';
import { getLectureRow } from '../data/courses.ts';
import { getNotebookRow, notebookFileKey } from '../data/notebooks.ts';
import { getSolutionsFor } from '../data/solutions.ts';
import { endpoint } from '../http/endpoint.ts';
import { getFile } from '../services/learner-files.ts';
import { requireNotebookLecture } from './notebook-access.ts';

export const handler = endpoint(notebooks, 'getNotebook', async ({ params, caller, now }) => {
  const [{ course, enrollment, lecture, sectionIndex, lectureIndex }, row, text, checked] = await Promise.all([
    requireNotebookLecture(caller.id, params, now),
    getNotebookRow(caller.id, params),
    getLectureRow(params.courseId, params.lectureId),
    getCheckedNotebook(caller.id, params),
  ]);
  const exercises = text?.exercises ?? [];
  const newest = row?.history.at(-1);
  const [saved, solutions] = await Promise.all([
    newest && getFile(notebookFileKey(caller.id, params, newest)),
    getSolutionsFor(params, checked),
  ]);
  if (newest && saved === undefined) throw new Error(`The file of notebook version ${newest.version} is missing.`);
  return {
    ...params,
    courseTitle: course.title,
    courseKind: course.kind,
    lectureTitle: lecture.title,
    sectionIndex,
    lectureIndex,
    version: newest?.version ?? 0,
    ...(newest && { savedAt: newest.savedAt }),
    notebook: saved ?? JSON.stringify(lectureNotebook(lecture.title, text?.body ?? '', exercises)),
    ...(checked && { verification: toVerification(checked) }),
    solutions,
    ...(lecture.requiresChecks && { requiresChecks: true as const }),
    exercises,
    isCompleted: enrollment.completedLectures.has(lecture.id),
  };
});
