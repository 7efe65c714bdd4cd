import type { LecturePosition } from '#contract/rules/resume.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

interface NoteRow {
  sk: string;
  content: string;
  lectureTitle: string;
  updatedAt: string;
}

const rowKey = (learnerId: string, courseId: string, position: LecturePosition) => ({
  pk: learnerId,
  sk: key('NOTE', courseId, position.sectionIndex, position.lectureIndex),
});

/** L13: reads a learner's note on a lecture. */
export const getNote = (learnerId: string, courseId: string, position: LecturePosition): Promise<NoteRow | undefined> =>
  learnersTable.get<NoteRow>(rowKey(learnerId, courseId, position));

/** L14: replaces a note. The last write wins; a note has only one author. */
export const putNote = (
  learnerId: string,
  courseId: string,
  position: LecturePosition,
  note: Omit<NoteRow, 'sk'>,
): Promise<void> => learnersTable.put({ ...rowKey(learnerId, courseId, position), ...note });

/** L15: lists a learner's nonempty notes in a course, in lecture order. */
export const listNotes = async (learnerId: string, courseId: string): Promise<(NoteRow & LecturePosition)[]> => {
  const rows = await learnersTable.query<NoteRow>(learnerId, keyPrefix('NOTE', courseId));
  return rows
    .filter(({ content }) => content.trim() !== '')
    .map((row) => {
      const [, sectionIndex = 0, lectureIndex = 0] = keySegments(row.sk).map(Number);
      return { ...row, sectionIndex, lectureIndex };
    })
    .sort((a, b) => a.sectionIndex - b.sectionIndex || a.lectureIndex - b.lectureIndex);
};
