import type { Bookmark } from '#contract/schemas/learner.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A position in a lecture. The position is its id, so adding it twice adds it once. */
export interface BookmarkPosition {
  courseId: string;
  sectionIndex: number;
  lectureIndex: number;
  /** Whole seconds. */
  timestamp: number;
}

interface BookmarkRow {
  sk: string;
  lectureTitle: string;
  createdAt: string;
}

const rowKey = (learnerId: string, position: BookmarkPosition) => ({
  pk: learnerId,
  sk: key('BOOKMARK', position.courseId, position.sectionIndex, position.lectureIndex, position.timestamp),
});

const toBookmark = (row: BookmarkRow): Bookmark => {
  const [courseId = '', ...numbers] = keySegments(row.sk);
  const [sectionIndex = 0, lectureIndex = 0, timestamp = 0] = numbers.map(Number);
  return {
    id: [courseId, ...numbers].join('.'),
    courseId,
    sectionIndex,
    lectureIndex,
    timestamp,
    lectureTitle: row.lectureTitle,
    createdAt: row.createdAt,
  };
};

/** Parses the position from a bookmark id. */
export const parseBookmarkId = (bookmarkId: string): BookmarkPosition => {
  const [courseId = '', ...numbers] = bookmarkId.split('.');
  const [sectionIndex = 0, lectureIndex = 0, timestamp = 0] = numbers.map(Number);
  return { courseId, sectionIndex, lectureIndex, timestamp };
};

/** L16: lists a learner's bookmarks in a course, newest first. */
export const listBookmarks = async (learnerId: string, courseId: string): Promise<Bookmark[]> => {
  const rows = await learnersTable.query<BookmarkRow>(learnerId, keyPrefix('BOOKMARK', courseId));
  return rows.map(toBookmark).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.timestamp - a.timestamp);
};

/** L17: stores a bookmark; a repeat keeps the first creation time. */
export const putBookmark = async (
  learnerId: string,
  position: BookmarkPosition,
  bookmark: { lectureTitle: string; createdAt: string },
): Promise<Bookmark> => {
  const row = { ...rowKey(learnerId, position), ...bookmark };
  await learnersTable.putIfAbsent(row);
  return toBookmark(row);
};

/** L18: deletes a bookmark; succeeds when it does not exist. */
export const removeBookmark = (learnerId: string, position: BookmarkPosition): Promise<void> =>
  learnersTable.remove(rowKey(learnerId, position));
