import type { Bookmark } from '../../contract/schemas/learner.ts';
import { key, keyPrefix, keySegments } from '../../contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A moment of a lecture: the place itself is its name, so adding it twice is adding it once. */
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

/** The moment a bookmark id names. */
export const parseBookmarkId = (bookmarkId: string): BookmarkPosition => {
  const [courseId = '', ...numbers] = bookmarkId.split('.');
  const [sectionIndex = 0, lectureIndex = 0, timestamp = 0] = numbers.map(Number);
  return { courseId, sectionIndex, lectureIndex, timestamp };
};

/** L16: my bookmarks in a course, newest first. */
export const listBookmarks = async (learnerId: string, courseId: string): Promise<Bookmark[]> => {
  const rows = await learnersTable.query<BookmarkRow>(learnerId, keyPrefix('BOOKMARK', courseId));
  return rows.map(toBookmark).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.timestamp - a.timestamp);
};

/** L17: keeps a moment; the first time it was kept stays. */
export const putBookmark = async (
  learnerId: string,
  position: BookmarkPosition,
  bookmark: { lectureTitle: string; createdAt: string },
): Promise<Bookmark> => {
  const row = { ...rowKey(learnerId, position), ...bookmark };
  await learnersTable.putIfAbsent(row);
  return toBookmark(row);
};

/** L18: removes a bookmark; removing what is not there is fine. */
export const removeBookmark = (learnerId: string, position: BookmarkPosition): Promise<void> =>
  learnersTable.remove(rowKey(learnerId, position));
