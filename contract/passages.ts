import { idPattern } from './storage/keys.ts';

/** Text and, for a spoken line, the second at which it begins. */
export type PassageLine = readonly [text: string, seconds?: number];

/** A stretch of one lecture: 30 to 60 seconds of a transcript, or what stands below one heading of its text. */
export interface LecturePassage {
  lectureId: string;
  heading?: string;
  lines: PassageLine[];
}

/** A fact that stands on a public page, or a stretch of a lecture that anyone may watch. */
export interface PublicPassage {
  /** Page that says it. */
  path: string;
  title: string;
  heading?: string;
  lines: PassageLine[];
  /** The course it is about; absent for facts of the site. */
  courseId?: string;
  /** Previews only: the lecture and its place in the outline. */
  lecture?: { id: string; sectionIndex: number; lectureIndex: number };
}

/** An object of passages. `version` changes when anything in it does. */
export interface StoredPassages<Passage> {
  version: string;
  passages: Passage[];
}

/** Key prefix of all passage objects in the media bucket. */
export const passagesPrefix = 'assistant/';

/** Key of what anyone may be told. */
export const publicPassagesKey = `${passagesPrefix}public.json`;

/** Key of a course's passages. Throws when `courseId` is no id. */
export const coursePassagesKey = (courseId: string): string => {
  if (!idPattern.test(courseId)) throw new Error('A course id is not an id.');
  return `${passagesPrefix}courses/${courseId}.json`;
};
