import { idPattern } from './storage/keys.ts';

/**
 * Text and, in a transcript, its start in seconds. The text is a paragraph or a sentence of a transcript, a list item
 * with its marker (`- ` or `1. `), or a whole table or fenced code block in Markdown.
 */
export type PassageLine = readonly [text: string, seconds?: number];

/** Returns whether a passage is part of a transcript. */
export const isSpoken = ({ lines }: { lines: readonly PassageLine[] }): boolean => lines[0]?.[1] !== undefined;

/** A passage of a lecture: 30 to 60 seconds of a transcript, or the text below one heading. */
export interface LecturePassage {
  lectureId: string;
  heading?: string;
  lines: PassageLine[];
  /** Learners' questions that it answers, in their words; searched, but never shown. */
  questions?: string[];
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
  /**
   * `facts` about a course, such as its price, and `help` with learning are shown inside a course; other public
   * passages present the site to visitors.
   */
  about?: 'facts' | 'help';
  /** Previews only: the lecture and its position in the outline. */
  lecture?: { id: string; sectionIndex: number; lectureIndex: number };
}

/** A stored object of passages. `version` changes with its contents. */
export interface StoredPassages<Passage> {
  version: string;
  passages: Passage[];
}

/** A self-check with its answer, which a learner may see at any time (`contract/schemas/self-check.ts`). */
export interface PracticeQuestion {
  /** As in `SelfCheck`. Objects from before ids were published lack it. */
  id?: string;
  lectureId: string;
  question: string;
  answer: string;
}

/** Hints to an exercise of a notebook, in the order to give them; never its solution. */
export interface ExerciseHints {
  lectureId: string;
  exercise: string;
  /** Names that its code defines, by which a traceback is recognized. */
  names: string[];
  hints: string[];
  /** Each hint builds on the one before, so none is given out of order. */
  isInOrder?: true;
}

/** What a course publishes for practice. */
export interface Practice {
  questions: PracticeQuestion[];
  hints: ExerciseHints[];
}

/** A course's stored object. Objects from before practice was published lack it. */
export interface CoursePassages extends StoredPassages<LecturePassage> {
  practice?: Practice;
}

/** Key prefix of passage objects in the media bucket. */
export const passagesPrefix = 'assistant/';

/** Key of the public passages. */
export const publicPassagesKey = `${passagesPrefix}public.json`;

/** Key of the word vectors (`contract/rules/assistant/word-vectors.ts`), which change only with a release. */
export const wordVectorsKey = `${passagesPrefix}word-vectors-1.bin`;

/** Returns the key of a course's passages. Throws when `courseId` is not a valid id. */
export const coursePassagesKey = (courseId: string): string => {
  if (!idPattern.test(courseId)) throw new Error('The course id is not valid.');
  return `${passagesPrefix}courses/${courseId}.json`;
};
