import { idPattern } from './storage/keys.ts';

/** Text and, in a transcript, its start in seconds. */
export type PassageLine = readonly [text: string, seconds?: number];

/** A passage of a lecture: 30 to 60 seconds of a transcript, or the text below one heading. */
export interface LecturePassage {
  lectureId: string;
  heading?: string;
  lines: PassageLine[];
}

/** A fact from a public page, or a passage of a preview lecture. */
export interface PublicPassage {
  /** Path of the page. */
  path: string;
  title: string;
  heading?: string;
  lines: PassageLine[];
  /** The course it is about; absent for facts about the site. */
  courseId?: string;
  /** Previews only: the lecture and its position in the outline. */
  lecture?: { id: string; sectionIndex: number; lectureIndex: number };
}

/** A stored object of passages. `version` changes with its contents. */
export interface StoredPassages<Passage> {
  version: string;
  passages: Passage[];
}

/** Key prefix of passage objects in the media bucket. */
export const passagesPrefix = 'assistant/';

/** Key of the public passages. */
export const publicPassagesKey = `${passagesPrefix}public.json`;

/** Returns the key of a course's passages. Throws when `courseId` is not a valid id. */
export const coursePassagesKey = (courseId: string): string => {
  if (!idPattern.test(courseId)) throw new Error('The course id is not valid.');
  return `${passagesPrefix}courses/${courseId}.json`;
};
