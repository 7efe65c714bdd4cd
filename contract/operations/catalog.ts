import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { maxSearchLength } from '../rules/search/max-search-length.ts';
import { CourseCard, CourseDetail, Currency, DurationBucket, Level, Topic } from '../schemas/course.ts';
import { Id } from '../schemas/identifiers.ts';
import { Recommendation } from '../schemas/learner.ts';
import { patternedText } from '../schemas/text.ts';

const Counts = z.record(z.string(), z.number());

/** Page size of the course list (docs/product.md#constants). */
export const coursePageSize = 9;

export const CourseQuery = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(maxSearchLength))),
  topic: z.optional(Topic),
  level: z.optional(Level),
  duration: z.optional(DurationBucket),
  price: z.optional(z.enum(['free', 'paid'])),
  sort: z.optional(z.enum(['relevance', 'newest', 'shortest'])),
  limit: z.optional(patternedText(2, /^([1-9]|[1-4]\d|50)$/, 'Use a whole number from 1 to 50.')),
  lastEvaluatedKey: z.optional(z.string().check(z.maxLength(512))),
});

/** A lesson in which a search was found. The sentence is quoted only from lessons that anyone may open. */
export const LectureHit = z.object({
  id: Id,
  title: z.string(),
  /** Position in the outline. */
  sectionIndex: z.number(),
  lectureIndex: z.number(),
  /** Anyone may watch it on the course page. */
  isPreview: z.boolean(),
  sentence: z.optional(z.string()),
  /** The words found in the sentence: from and to, in UTF-16 code units. */
  marks: z.optional(z.array(z.tuple([z.number(), z.number()]))),
  /** When the sentence is spoken, in seconds. */
  seconds: z.optional(z.number()),
});
export type LectureHit = z.output<typeof LectureHit>;

export const catalog = operations({
  listCourses: {
    summary: 'Search and filter published courses, page by page.',
    method: 'GET',
    path: '/public/courses',
    access: 'public',
    query: CourseQuery,
    response: z.object({
      courses: z.array(CourseCard),
      /** Number of matching courses over all pages. */
      total: z.number(),
      /** For each filter and value, how many courses would match with that value instead. */
      counts: z.object({ topic: Counts, level: Counts, duration: Counts, price: Counts }),
      /** Topics of all published courses, in alphabetical order. */
      topics: z.array(Topic),
      /** Send it back unchanged for the next page; absent on the last one. */
      lastEvaluatedKey: z.optional(z.string()),
      /** Lessons in which the search was found, for courses of this page; absent without any. */
      lectureHits: z.optional(z.array(z.object({ courseId: Id, lectures: z.array(LectureHit) }))),
      /** The search with corrected spelling, if a word of it was treated as a typing error. */
      correctedSearch: z.optional(z.string()),
      /** Words of the search that nothing contains; the results are for the others. */
      missingWords: z.optional(z.array(z.string())),
      /** Titles similar to the query when nothing matched. */
      suggestions: z.optional(z.array(z.object({ id: z.string(), title: z.string() }))),
    }),
    problems: [],
    needs: ['search-index:GetObject'],
    cacheSeconds: 30,
  },
  listFeaturedCourses: {
    summary: 'List featured courses.',
    method: 'GET',
    path: '/public/featured',
    access: 'public',
    response: z.object({ featuredCourses: z.array(CourseCard) }),
    problems: [],
    needs: ['course-list:GetObject'],
    cacheSeconds: 30,
  },
  getCourse: {
    summary: 'Get a course with its outline and preview.',
    method: 'GET',
    path: '/public/courses/{courseId}',
    access: 'public',
    response: CourseDetail,
    problems: ['not-found'],
    needs: ['catalog:GetItem', 'course-list:GetObject', 'media:GetObject'],
    cacheSeconds: 30,
  },
  getCoursePrice: {
    summary: 'Get the price of a course and its currency; null when it is not for sale.',
    method: 'GET',
    path: '/courses/{courseId}/price',
    access: 'public',
    response: z.object({ courseId: z.string(), price: z.nullable(z.number()), currency: Currency }),
    problems: ['not-found'],
    needs: ['catalog:GetItem'],
  },
  recommendCourses: {
    summary: 'Recommend courses to the learner, each with a reason.',
    method: 'GET',
    path: '/courses/recommendations',
    access: 'learner',
    response: z.object({ recommendations: z.array(Recommendation) }),
    problems: [],
    needs: ['learners:GetItem', 'learners:Query', 'course-list:GetObject'],
  },
});
