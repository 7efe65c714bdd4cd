import * as z from 'zod/mini';
import { Rubric } from './assignment.ts';
import { ContentType, CourseKind, LectureType } from './course.ts';
import { ExplorableId } from './explore.ts';
import { Id, Instant } from './identifiers.ts';
import { SelfCheck } from './self-check.ts';

/** A link or download that belongs to a lecture. */
export const Resource = z.object({ title: z.string(), url: z.string() });

/** The PDF file of a document. */
export const DocumentFile = z.object({ bytes: z.number(), pages: z.number() });

/** A part of a video: the second at which it starts, and its title. */
export const Chapter = z.object({ start: z.number(), title: z.string() });
export type Chapter = z.output<typeof Chapter>;

/** Maximum pictures of a lecture or a quiz, all of which one call signs. */
export const maxPictures = 50;

/** The files of a picture with signed URLs, the preferred ones first; `width` in pixels, absent for an SVG. */
export const SignedPicture = z.object({
  id: z.string(),
  sources: z.array(z.object({ type: z.string(), url: z.string(), width: z.optional(z.number()) })),
});
export type SignedPicture = z.output<typeof SignedPicture>;

/**
 * A lecture as this learner may see it (docs/product.md#entities). When `isUnlocked` is false, the server omits
 * `videoKey`, `chapters`, `body`, `selfChecks`, `quizId`, `explorable`, `requiresChecks`, `rubric`, `document` and
 * `resources`.
 */
export const LearnerLecture = z.object({
  id: Id,
  title: z.string(),
  type: LectureType,
  contentType: ContentType,
  /** Whole seconds. */
  duration: z.number(),
  isUnlocked: z.boolean(),
  requiresUpgrade: z.boolean(),
  videoKey: z.optional(z.string()),
  /** Videos with at least two chapters, in order; the first starts at 0. */
  chapters: z.optional(z.array(Chapter)),
  /** Markdown. */
  body: z.optional(z.string()),
  /** Questions at the end of the text. */
  selfChecks: z.optional(z.array(SelfCheck)),
  quizId: z.optional(Id),
  explorable: z.optional(ExplorableId),
  /** Notebooks that can be completed only by passing every check on the server. */
  requiresChecks: z.optional(z.literal(true)),
  /** Assignments only. */
  rubric: z.optional(Rubric),
  /** Documents only. */
  document: z.optional(DocumentFile),
  resources: z.optional(z.array(Resource)),
  /** When a locked drip lecture opens, if known. */
  unlocksAt: z.optional(Instant),
});
export type LearnerLecture = z.output<typeof LearnerLecture>;

export const LearnerSection = z.object({
  title: z.string(),
  lectures: z.array(LearnerLecture),
  /** Drip courses: the next release in this section; absent when there is none. */
  opensAt: z.optional(Instant),
});
export type LearnerSection = z.output<typeof LearnerSection>;

/** A learner's progress in a course. `progress` is the whole percentage of the counted lectures that are completed. */
export const CourseProgress = z.object({
  progress: z.number(),
  /** Ids of the counted lectures that are completed. */
  completedLectures: z.array(Id),
  /** Number of counted lectures: all except premium ones the learner has not paid for. */
  countedLectures: z.number(),
  isComplete: z.boolean(),
  completedAt: z.optional(Instant),
  /** When a lecture was last watched or completed. */
  studiedAt: z.optional(Instant),
});
export type CourseProgress = z.output<typeof CourseProgress>;

/** The lecture to continue with; `timestamp` is the stored position in seconds. */
export const ResumePoint = z.object({
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  lectureId: Id,
  lectureTitle: z.string(),
});
export type ResumePoint = z.output<typeof ResumePoint>;

export const CourseContent = z.object({
  courseId: Id,
  title: z.string(),
  kind: CourseKind,
  version: z.string(),
  sections: z.array(LearnerSection),
  progress: CourseProgress,
  resume: z.optional(ResumePoint),
});
export type CourseContent = z.output<typeof CourseContent>;
