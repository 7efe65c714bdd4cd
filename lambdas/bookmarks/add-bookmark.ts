import { bookmarks } from '../../contract/operations/bookmarks.ts';
import { Problem } from '../../contract/problem.ts';
import { listBookmarks, putBookmark } from '../data/bookmarks.ts';
import { requireCourseAccess, requireLecture } from '../data/course-access.ts';
import { endpoint } from '../http/endpoint.ts';

/** Bookmarks a learner may keep in one course (reliability rule R21). */
const limit = 500;

export const handler = endpoint(bookmarks, 'addBookmark', async ({ params: { courseId }, body, caller, now }) => {
  const [access, existing] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    listBookmarks(caller.id, courseId),
  ]);
  const lecture = requireLecture(access, body);
  const moment = { courseId, ...body, timestamp: Math.floor(Math.min(body.timestamp, lecture.duration)) };
  const same = existing.find(
    (bookmark) =>
      bookmark.sectionIndex === moment.sectionIndex &&
      bookmark.lectureIndex === moment.lectureIndex &&
      bookmark.timestamp === moment.timestamp,
  );
  if (same) return same;
  if (existing.length >= limit) throw new Problem('too-many-items', `A course can hold ${limit} bookmarks.`);
  return putBookmark(caller.id, moment, { lectureTitle: lecture.title, createdAt: now.toISOString() });
});
