import type * as z from 'zod/mini';
import type { CoverDrawing } from '../cover/cover.ts';
import type { Currency } from '../rules/currency.ts';
import type { Rubric } from '../schemas/assignment.ts';
import type { Chapter } from '../schemas/content.ts';
import type { ContentType, CourseCard, CourseKind, LectureType, Level } from '../schemas/course.ts';
import type { ExplorableId } from '../schemas/explore.ts';
import type { Exercise, ExerciseSolution } from '../schemas/notebook.ts';
import type { SelfCheck } from '../schemas/self-check.ts';
import { key } from './keys.ts';

/**
 * Rows of the table `catalog` and the objects `catalog/courses.json` and `catalog/search-3.gz`, written by `content/publish/` and read by lambdas.
 * All rows of a course share a `version`, so a reader can detect rows of different publishes.
 *
 *     pk COURSE#<courseId>    sk DETAIL               CourseRow
 *                             sk LECTURE#<lectureId>  LectureRow
 *                             sk QUIZ#<quizId>        QuizRow
 *                             sk SKILLS               SkillsRow
 *     pk ANSWERS#<courseId>   sk QUIZ#<quizId>        AnswersRow   (separate partition, unreadable for quiz readers)
 *     pk SOLUTIONS#<courseId> sk LECTURE#<lectureId>  SolutionsRow (separate partition, like answers)
 *     pk VERSIONS#<courseId>  sk VERSION#<version>    VersionRow   (never deleted: certificates refer to it)
 */
export const catalogKeys = {
  detail: (courseId: string) => ({ pk: key('COURSE', courseId), sk: key('DETAIL') }),
  cover: (courseId: string) => ({ pk: key('COURSE', courseId), sk: key('COVER') }),
  lecture: (courseId: string, lectureId: string) => ({ pk: key('COURSE', courseId), sk: key('LECTURE', lectureId) }),
  quiz: (courseId: string, quizId: string) => ({ pk: key('COURSE', courseId), sk: key('QUIZ', quizId) }),
  skills: (courseId: string) => ({ pk: key('COURSE', courseId), sk: key('SKILLS') }),
  answers: (courseId: string, quizId: string) => ({ pk: key('ANSWERS', courseId), sk: key('QUIZ', quizId) }),
  solutions: (courseId: string, lectureId: string) => ({
    pk: key('SOLUTIONS', courseId),
    sk: key('LECTURE', lectureId),
  }),
  version: (courseId: string, version: string) => ({ pk: key('VERSIONS', courseId), sk: key('VERSION', version) }),
} as const;

/** Key of the course list in the media bucket. */
export const courseListKey = 'catalog/courses.json';

/** Key of the search index, which contains the course list too: compressed, and named by its format. */
export const searchIndexKey = 'catalog/search-3.gz';

export interface Row {
  pk: string;
  sk: string;
  /** First 12 hex digits of the SHA-256 over everything published of the course. */
  version: string;
}

/** A caption file in the media bucket. `language` is a BCP 47 tag, `label` is shown in the player's menu. */
export interface CaptionFile {
  language: string;
  label: string;
  /** S3 key, `media/<courseId>/<lectureId>-<hash>.<language>.vtt`. */
  key: string;
}

/** A picture of a text or of a quiz. `pictureFiles` names its files. */
export interface StoredPicture {
  /** First 12 hex digits of the SHA-256 of the author's file. */
  id: string;
  /** Widths in pixels of its variants; empty for an SVG file, which is published unchanged. */
  widths: number[];
}

/** A file of a picture: its key, its type and, unless it is an SVG, its width in pixels. */
export interface PictureFile {
  key: string;
  type: 'image/avif' | 'image/webp' | 'image/svg+xml';
  width?: number;
}

/** Returns the files of a picture in the media bucket, in the browsers' order of preference. */
export const pictureFiles = (courseId: string, lectureId: string, { id, widths }: StoredPicture): PictureFile[] => {
  const name = `media/${courseId}/${lectureId}-${id}`;
  if (widths.length === 0) return [{ key: `${name}.svg`, type: 'image/svg+xml' }];
  return (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width): PictureFile => ({ key: `${name}-${width}.${format}`, type: `image/${format}`, width })),
  );
};

/**
 * A lecture in the outline, with what the server needs to open it. Remove `videoKey`, `captions`, `chapters`,
 * `pictures`, `quizId`, `explorable` and `document` when locked.
 */
export interface StoredLecture {
  id: string;
  title: string;
  type: z.output<typeof LectureType>;
  contentType: z.output<typeof ContentType>;
  /** Whole seconds. */
  duration: number;
  isPreview: boolean;
  /** Videos only: S3 key, `media/<courseId>/<lectureId>-<hash>.mp4`. */
  videoKey?: string;
  /** The video was missing when the course was published, so nothing is stored under `videoKey`. */
  isVideoPending?: true;
  /** Videos only. */
  captions?: CaptionFile[];
  /** Videos with at least two chapters. Absent in rows published before this field existed. */
  chapters?: z.output<typeof Chapter>[];
  /** Those of its text or its quiz; absent when there are none. */
  pictures?: StoredPicture[];
  /** Documents only: S3 key, `media/<courseId>/<lectureId>-<hash>.pdf`, and what learners see of the file. */
  document?: { key: string; bytes: number; pages: number };
  /** Quizzes only. */
  quizId?: string;
  /** Explorables only. */
  explorable?: ExplorableId;
  /** Notebooks that can be completed only by passing every check on the server. */
  requiresChecks?: true;
  /**
   * Whether there is a LectureRow with a body: always for readings, notebooks, explorables, assignments and documents,
   * otherwise only if the lecture has notes.
   */
  hasBody: boolean;
}

export interface StoredSection {
  title: string;
  lectures: StoredLecture[];
  /** Drip courses: days after subscribing on which this section opens; exactly one of the two is set. */
  opensAfterDays?: number;
  /** Drip courses: day (YYYY-MM-DD) on which it opens for everyone. */
  opensOn?: string;
}

/** A quiz without its questions; one per quiz of the course. */
export interface StoredQuizSummary {
  id: string;
  title: string;
  /** The quiz lecture that shows it. */
  lectureId: string;
  /** Questions of one attempt. */
  questionCount: number;
  passMark: number;
  /** Null when there is no limit. */
  attemptsAllowed: number | null;
}

/** Everything about a course, in one read. Fields as in `CourseDetail`, without signed URLs and `related`. */
export interface CourseRow extends Row {
  id: string;
  title: string;
  promise: string;
  /** Markdown. */
  description: string;
  /** Name; `instructorProfile` has the other fields, and the id if it differs from the one derived from the name. */
  instructor: string;
  instructorProfile: { id?: string; headline: string; bio: string };
  level: z.output<typeof Level>;
  topics: string[];
  /** Whole seconds: sum of the lectures. */
  duration: number;
  lectureCount: number;
  sectionCount: number;
  /** In units of `currency`; 0 is free, null is not for sale. For a drip course: the one-time upgrade. */
  price: number | null;
  currency: Currency;
  kind: z.output<typeof CourseKind>;
  hasCertificate: boolean;
  hasNotebook: boolean;
  /** Absent in rows published before this field existed. */
  hasAssignment?: boolean;
  /** Instant of the last change: midnight UTC of the author's `updatedOn`. */
  updatedAt: string;
  outcomes: string[];
  prerequisites: string[];
  audience: { for: string[]; notFor: string[] };
  skills: string[];
  /** BCP 47 tags: of the course and its captions. */
  languages: string[];
  faq: { question: string; answer: string }[];
  sections: StoredSection[];
  quizzes: StoredQuizSummary[];
  /** Rank on the home page, from 1; absent when not featured. */
  featured?: number;
  /** Drip courses: local hour (0-23) at which sections open. */
  releaseHour?: number;
  /** Drip courses: day (YYYY-MM-DD) before which nothing opens. */
  launchesOn?: string;
}

/** The cover of a course, authored or drawn from its id. */
export interface CoverRow extends Row, CoverDrawing {}

/** Text and resources of a lecture; lectures without either have no row. */
export interface LectureRow extends Row {
  id: string;
  courseId: string;
  /** Markdown without raw HTML and without the self-checks; empty when the lecture only has resources. */
  body: string;
  /** Absent when there are none. */
  selfChecks?: SelfCheck[];
  resources: { title: string; url: string }[];
  /** Notebooks only: exercises with their tests. */
  exercises?: Exercise[];
  /** Assignments only. */
  rubric?: Rubric;
}

/** Worked solutions of a notebook's exercises, which learners see once their own answers have passed on the server. */
export interface SolutionsRow extends Row {
  courseId: string;
  lectureId: string;
  solutions: ExerciseSolution[];
}

/** A published version and what its certificates say. */
export interface VersionRow extends Row {
  courseId: string;
  title: string;
  instructor: string;
  skills: string[];
  /** Whole seconds. */
  duration: number;
  lectureIds: string[];
  /** Instant of the first publish of this version. */
  publishedAt: string;
}

/** A course card with its rank on the home page. */
export type IndexedCourse = z.output<typeof CourseCard> & { featured?: number };

/** The object `catalog/courses.json`: every published course's card. */
export interface StoredCourseList {
  /** Changes with the contents of the list or of the search index. */
  version: string;
  /** Secret that signs cursors; stays the same across publishes. */
  cursorKey: string;
  /** In default order: featured ones by rank, then by title. */
  courses: IndexedCourse[];
}
