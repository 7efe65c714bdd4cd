import { key, keyPrefix, segmentsOf } from '../../contract/keys.ts';
import type { LecturePlace } from '../../contract/rules/resume.ts';
import { learnersTable } from './table.ts';

interface NoteRow {
  sk: string;
  content: string;
  lectureTitle: string;
  updatedAt: string;
}

const address = (learnerId: string, courseId: string, place: LecturePlace) => ({
  pk: learnerId,
  sk: key('NOTE', courseId, place.sectionIndex, place.lectureIndex),
});

/** L13: my note on a lecture. */
export const getNote = (learnerId: string, courseId: string, place: LecturePlace): Promise<NoteRow | undefined> =>
  learnersTable.get<NoteRow>(address(learnerId, courseId, place));

/** L14: replaces a note whole. The last writer wins, because only one person writes it. */
export const putNote = (
  learnerId: string,
  courseId: string,
  place: LecturePlace,
  note: Omit<NoteRow, 'sk'>,
): Promise<void> => learnersTable.put({ ...address(learnerId, courseId, place), ...note });

/** L15: all my notes in a course that say something, in the order of its lectures. */
export const listNotes = async (learnerId: string, courseId: string): Promise<(NoteRow & LecturePlace)[]> => {
  const rows = await learnersTable.query<NoteRow>(learnerId, keyPrefix('NOTE', courseId));
  return rows
    .filter(({ content }) => content.trim() !== '')
    .map((row) => {
      const [, sectionIndex = 0, lectureIndex = 0] = segmentsOf(row.sk).map(Number);
      return { ...row, sectionIndex, lectureIndex };
    })
    .sort((a, b) => a.sectionIndex - b.sectionIndex || a.lectureIndex - b.lectureIndex);
};
