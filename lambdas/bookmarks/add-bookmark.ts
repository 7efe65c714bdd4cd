import { bookmarks } from '#contract/operations/bookmarks.ts';
import { Problem } from '#contract/problem.ts';
import { listBookmarks, putBookmark } from '../data/bookmarks.ts';
import { endpoint } from '../http/endpoint.ts';
import { requireCourseAccess, requireLecture } from '../learning/course-access.ts';

/** Maximum bookmarks per learner and course (docs/reliability.md#rate-limits). */
const maxBookmarksPerCourse = 500;

export const handler = endpoint(bookmarks, 'addBookmark', async ({ params: { courseId }, body, caller, now }) => {
  const [access, existing] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    listBookmarks(caller.id, courseId),
  ]);
  const lecture = requireLecture(access, body);
  const position = { courseId, ...body, timestamp: Math.floor(Math.min(body.timestamp, lecture.duration)) };
  const same = existing.find(
    (bookmark) =>
      bookmark.sectionIndex === position.sectionIndex &&
      bookmark.lectureIndex === position.lectureIndex &&
      bookmark.timestamp === position.timestamp,
  );
  if (same) return same;
  if (existing.length >= maxBookmarksPerCourse)
    throw new Problem('too-many-items', `A course can hold ${maxBookmarksPerCourse} bookmarks.`);
  return putBookmark(caller.id, position, { lectureTitle: lecture.title, createdAt: now.toISOString() });
});
