import type { CoverDrawing } from '#contract/cover/cover.ts';
import type { Figure } from '#contract/cover/figure.ts';
import type { Currency } from '#contract/rules/currency.ts';
import type { levels } from '#contract/schemas/course.ts';
import type { ExplorableId } from '#contract/schemas/explore.ts';
import type { VideoScript } from './media-studio/shots.ts';
import type { RubricDefinition } from './rubric.ts';

/**
 * How authors write a course. A course is a folder `content/courses/<id>/`:
 *
 *     course.ts             export const course = defineCourse({ … })
 *     cover.ts              export const cover = defineCover({ … })          (its picture; else drawn from its id)
 *     figures.ts            export const figures = defineFigures({ … })      (figures of its texts)
 *     quizzes.ts            export const quizzes = defineQuizzes([ … ])      (when it has quizzes)
 *     notebooks.ts          export const notebooks = defineNotebooks({ … })  (when notebook lectures have exercises)
 *     assignments.ts        export const assignments = defineAssignments({ … }) (rubrics of assignments)
 *     videos.ts             export const videos = defineVideos({ … })        (source of the rendered files)
 *     lectures/<id>.md      text of a reading, introduction of an explorable, notes below a video, what a document says;
 *                           see below
 *     lectures/<name>.png   a picture, which texts and questions show: ![what it shows](name.png "caption")
 *     media/<id>.mp4        the rendered video · media/<id>.en.vtt its captions
 *     media/<id>.pdf        the file of a document
 *
 * The last section of a text may ask questions, which learners answer in place before they see the author's answers:
 *
 *     ## Check yourself
 *
 *     1. Why do tokens matter?
 *     2. What does a model predict?
 *
 *     **Answers.** (1) They are what is counted. (2) The next token.
 *
 * A question is identified by its words: what learners answered stays with it when it moves, and ends when it is asked in
 * other words.
 *
 * Fenced blocks in a text make a reading do something; `contract/rules/lesson/lesson-blocks.ts` reads them:
 *
 *     ```predict       a question, with options (`- `) or without, then a line ---, then the answer
 *     ```prompt        a prompt to copy
 *     ```compare       two sides with a line --- between them, each with a label in its first line
 *     ```figure <id>   a figure of `figures.ts`
 *     ```embed <url>   a page of a known host with its title, then optionally a line --- and a note
 *     ```worksheet     a title, then fields (`- label | hint | lines`); with a text below each field, an example
 *
 * These functions only give editors types; `validate.ts` checks the folder as a whole.
 */

interface LectureBase {
  /** Unique in the course. Never change it once published: progress is stored under it. */
  id: string;
  title: string;
  /** Standard courses: always `free` (open on enrollment). Drip courses: `free`, `drip` or `premium`. */
  type?: 'free' | 'drip' | 'premium';
  /** Anyone may watch it on the course page. At most one per course, and it must be a video. */
  isPreview?: boolean;
  resources?: { title: string; url: string }[];
  /** Other words by which people search for it; never shown. */
  aliases?: string[];
}

interface TeachingLecture extends LectureBase {
  /** Ids of the course's skills that it teaches; default none. */
  skills?: string[];
}

export interface VideoLecture extends TeachingLecture {
  contentType: 'video';
  /** Length of the file in whole seconds; validation compares it with the captions. */
  seconds: number;
}

export interface ReadingLecture extends TeachingLecture {
  contentType: 'reading';
  /** Time to read it and do its tasks. */
  minutes: number;
}

export interface QuizLecture extends LectureBase {
  contentType: 'quiz';
  /** Id in `quizzes.ts`. */
  quiz: string;
  minutes: number;
}

export interface NotebookLecture extends TeachingLecture {
  contentType: 'notebook';
  minutes: number;
  /** Only the server completes it, once every check has passed there. Otherwise learners may also mark it. */
  requiresChecks?: true;
}

export interface ExploreLecture extends TeachingLecture {
  contentType: 'explore';
  /** Its code is in `web/src/features/explore/`. */
  explorable: ExplorableId;
  minutes: number;
}

/** Learners submit files with a self-assessment against the rubric in `assignments.ts`; nobody else grades them. */
export interface AssignmentLecture extends TeachingLecture {
  contentType: 'assignment';
  minutes: number;
}

/** A PDF file, `media/<id>.pdf`. Its text says the same in short, for those who cannot read the file. */
export interface DocumentLecture extends TeachingLecture {
  contentType: 'document';
  /** Time to read it. */
  minutes: number;
}

export type Lecture =
  | VideoLecture
  | ReadingLecture
  | QuizLecture
  | NotebookLecture
  | ExploreLecture
  | AssignmentLecture
  | DocumentLecture;

export interface Section {
  title: string;
  /** Drip courses: opens this many days after subscribing; 0 is at once. */
  opensAfterDays?: number;
  /** Drip courses: opens on this day (YYYY-MM-DD) for everyone instead. */
  opensOn?: string;
  lectures: Lecture[];
}

export interface Instructor {
  /** Names the portrait's file. Follows from the name; needed only when two instructors have the same name. */
  id?: string;
  name: string;
  headline: string;
  /** Two or three sentences. */
  bio: string;
  /** Drawn on a grid of 160 by 160; initials without it. */
  portrait?: CoverDrawing;
}

/** A skill that a course teaches. */
export interface Skill {
  /** Unique in the course. Never change it once published: it identifies the skill in learners' records. */
  id: string;
  /** Shown on the course page and in certificates. */
  name: string;
}

export interface Course {
  id: string;
  title: string;
  /** One sentence, at most 140 characters: what the learner will be able to do. */
  promise: string;
  /** Markdown, two to four paragraphs. */
  description: string;
  instructor: Instructor;
  level: (typeof levels)[number];
  /** Lowercase words joined by hyphens, such as `machine-learning`. Filters of the catalog. */
  topics: string[];
  /** In units of `currency`; 0 is free, null is not for sale yet. For a drip course: the one-time upgrade. */
  price: number | null;
  /** ISO 4217 code; US dollars without one. */
  currency?: Currency;
  kind: 'standard' | 'drip';
  /** Position on the home page, starting at 1; absent when not featured. */
  featured?: number;
  /** Day of the last change, YYYY-MM-DD. */
  updatedOn: string;
  outcomes: string[];
  prerequisites: string[];
  audience: { for: string[]; notFor: string[] };
  /** Lectures name the ones they teach, and quiz questions test them; see `content/validate/skills.ts`. */
  skills: Skill[];
  /** Other words by which people search for it; never shown. */
  aliases?: string[];
  faq: { question: string; answer: string }[];
  /** Drip courses: local hour at which sections open; default 8. */
  releaseHour?: number;
  /** Drip courses: no drip lecture opens before this day (YYYY-MM-DD); free ones open to subscribers at once. */
  launchesOn?: string;
  sections: Section[];
}

interface QuestionBase {
  id: string;
  /** Markdown. */
  prompt: string;
  /** Shown after submitting: why the correct answer is correct. */
  explanation: string;
  /** Id of the lecture that teaches it. */
  lecture?: string;
  /** The second from which that lecture's video explains it; only when the lecture is a video. */
  timestamp?: number;
  /** Ids of the skills it asks; default: those that its lecture teaches. */
  skills?: string[];
}

interface Option {
  id: string;
  text: string;
}

export type QuizQuestion = QuestionBase &
  (
    | { kind: 'single'; options: Option[]; answer: string }
    | { kind: 'multiple'; options: Option[]; answer: string[] }
    /** `answer` lists all options in the correct order. */
    | { kind: 'ordering'; options: Option[]; answer: string[] }
    /** Compared ignoring case, extra spaces and a final period. */
    | { kind: 'text'; accepted: string[] }
    /** Right within `tolerance` (default 0). `unit` is shown beside the field, such as `dollars`. */
    | { kind: 'numeric'; answer: number; tolerance?: number; unit?: string }
    /** Python that the server runs against all checks; learners see only the names of the checks. */
    | { kind: 'code'; starter: string; solution: string; checks: Pick<ExerciseCheck, 'name' | 'code'>[] }
  );

/**
 * A quiz. The one with the id `mastery` belongs to no lecture: only the course's mastery check asks its questions, and
 * a course without it has no such check. It has no settings.
 */
export interface QuizDefinition {
  id: string;
  title: string;
  /** Whole percentage; default 70. */
  passMark?: number;
  /** Default: no limit. */
  attempts?: number;
  /** Minutes after a failed attempt before the next one opens; default 0. */
  cooldownMinutes?: number;
  /**
   * `practice` (default): after a failed attempt with at least half of the answers right, learners may retake only what
   * they missed. `exam`: each attempt asks all of its questions.
   */
  form?: 'practice' | 'exam';
  /**
   * Minutes of an attempt, for quizzes of the form `exam`; default: no limit. Before the start, learners may choose one
   * and a half times as much, twice as much, or no limit.
   */
  timeLimitMinutes?: number;
  /**
   * When correct answers and explanations are shown: only once passed or out of attempts (default), or after every
   * attempt. Until then a learner sees which answers were right, and the lectures that teach the others.
   */
  reveal?: 'after-attempt' | 'after-last';
  /** Questions of one attempt, drawn from at least twice as many; default: all of them. */
  draw?: number;
  /** Each attempt shows its questions and their options in an order of its own. */
  questions: QuizQuestion[];
}

/**
 * Python that fails with an AssertionError when an answer is wrong. It can access everything the learner's cell
 * defines.
 */
export interface ExerciseCheck {
  /** Shown to the learner: what is checked, not how. */
  name: string;
  code: string;
  /** Runs like the others, but its code is hidden. */
  hidden?: boolean;
  /** Advice when it fails. */
  hint?: string;
}

/** A task in a notebook lecture. The answer's cell must be self-contained: checks run it in an empty namespace. */
export interface ExerciseDefinition {
  id: string;
  title: string;
  /** Markdown. */
  prompt: string;
  /** Initial Python; must not pass. */
  starter: string;
  /** Python that passes every check. Learners see it once their own answer has passed on the server. */
  solution: string;
  /** Markdown, shown with the solution: why it is written this way. */
  explanation: string;
  /**
   * Three hints in Markdown, of which learners ask for one at a time: where to begin, what to do, and the function or
   * pattern to use. The assistant gives the same ones.
   */
  hints: [string, string, string];
  checks: ExerciseCheck[];
}

export const defineCourse = (course: Course): Course => course;
export const defineQuizzes = (quizzes: QuizDefinition[]): QuizDefinition[] => quizzes;
/** Exercises by lecture id. */
export const defineNotebooks = (
  notebooks: Record<string, ExerciseDefinition[]>,
): Record<string, ExerciseDefinition[]> => notebooks;
/** Rubrics by lecture id. */
export const defineAssignments = (assignments: Record<string, RubricDefinition>): Record<string, RubricDefinition> =>
  assignments;
export const defineCover = (cover: CoverDrawing): CoverDrawing => cover;
/** Figures of texts by id. */
export const defineFigures = (figures: Record<string, Figure>): Record<string, Figure> => figures;
/** Videos by lecture id. */
export const defineVideos = (videos: Record<string, VideoScript>): Record<string, VideoScript> => videos;
