import type * as z from 'zod/mini';
import type { Practice } from '#contract/passages.ts';
import type { Hit, LockedLecture, Retriever } from '#contract/rules/assistant/retriever.ts';
import type { ChatTurn } from '#contract/schemas/assistant.ts';
import type { ContentType } from '#contract/schemas/course.ts';

/** A lecture of the course the question is asked in. */
export interface SceneLecture {
  id: string;
  title: string;
  sectionTitle: string;
  sectionIndex: number;
  lectureIndex: number;
  isOpen: boolean;
  /** Whole seconds. */
  duration: number;
  contentType: z.output<typeof ContentType>;
}

/** How far a learner is in the course. */
export interface LearnerState {
  completed: number;
  total: number;
  /** Titles of the lectures left, in order. */
  left: readonly string[];
  isPaid: boolean;
  /** When the next locked lecture opens, if known. */
  opensNext?: string;
}

/** Everything an answer may draw on: what this person may see, and nothing else. */
export interface Scene {
  /** Searches the lectures a learner has open; for others, the public pages. */
  retriever: Retriever;
  /** Inside a course: searches the facts of the course and the FAQ. */
  help?: Retriever;
  lectures: readonly SceneLecture[];
  /** Self-checks and hints of open lectures. */
  practice: Practice;
  /** The lecture open beside the question, if this person may open it. */
  lecture?: SceneLecture;
  courseId?: string;
  courseTitle?: string;
  /** Whether a learner asks inside a course they have access to. */
  isInside: boolean;
  state?: LearnerState;
  /** Earlier turns, oldest first. Untrusted. */
  turns: readonly ChatTurn[];
  /** Ids of self-checks that this conversation asked, oldest first. Untrusted. */
  practiced?: readonly string[];
}

/** What a handler answers, before its sources are numbered. */
export interface Reply {
  /** The assistant's own words, shown before the claims. */
  remark?: string;
  claims: readonly Hit[];
  /** Id of the self-check that the claim asks. */
  practice?: string;
  /** Why there are no claims, or what the assistant does not do. */
  notice?: { code: 'not-covered' | 'not-open' | 'cannot'; text: string };
  locked?: readonly LockedLecture[];
  /** The nearest passages, shown when there is no answer. */
  nearby?: readonly Hit[];
}

/** What was searched, for sentences about it, e.g. `Prompting That Works`. */
export const scopeLabel = ({ isInside, courseTitle }: Pick<Scene, 'isInside' | 'courseTitle'>): string =>
  isInside ? `${courseTitle}` : courseTitle ? `The page for ${courseTitle}` : 'This site';

/** Returns whether none of the earlier answers contains a text, as far as the browser kept them. */
export const isNewTo =
  (turns: readonly ChatTurn[]) =>
  (text: string): boolean => {
    const start = text.slice(0, 80);
    return !turns.some(({ answer }) => answer.includes(start));
  };

/** Returns the source of a lecture as a whole. */
export const lectureSource = ({ courseId }: Scene, lecture: SceneLecture, heading?: string): Hit['source'] => ({
  ...{ kind: 'lecture', courseId: courseId ?? '', lectureId: lecture.id, title: lecture.title, isPreview: false },
  ...{ sectionIndex: lecture.sectionIndex, lectureIndex: lecture.lectureIndex },
  ...(heading !== undefined && { heading }),
});
