import { Problem } from '../../contract/problem.ts';
import { createRetriever, type Retriever } from '../../contract/rules/assistant/retriever.ts';
import {
  type LectureAccess,
  publicPassages,
  visiblePassages,
} from '../../contract/rules/assistant/visible-passages.ts';
import { lectureState } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import type { CourseRow } from '../../contract/storage/catalog-rows.ts';
import { findCourse } from '../data/courses.ts';
import { getCoursePassages, getPublicPassages } from '../data/passages.ts';
import { type CourseAccess, requireCourseAccess } from '../learning/course-access.ts';

/** What a person may be told, and what they are in. */
export interface RetrievalScope {
  retriever: Retriever;
  /** Title of the course the question was asked in, as published. */
  courseTitle?: string;
  isInside: boolean;
}

/** Undefined for whatever reason a person is not in the course: the assistant then speaks to them as to anyone. */
const findCourseAccess = async (learnerId: string, courseId: string, now: Date): Promise<CourseAccess | undefined> => {
  try {
    return await requireCourseAccess(learnerId, courseId, now);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
};

/** Libraries by everything that decides what is in them, so that the next question finds its ranking ready. */
const retrieverCache = new Map<string, Retriever>();
const maxCachedRetrievers = 20;

const cachedRetriever = (cacheKey: string, create: () => Retriever): Retriever => {
  const cached = retrieverCache.get(cacheKey);
  if (cached) return cached;
  if (retrieverCache.size >= maxCachedRetrievers) retrieverCache.clear();
  const retriever = create();
  retrieverCache.set(cacheKey, retriever);
  return retriever;
};

const learnerAccess =
  ({ accessState }: CourseAccess) =>
  (lecture: CourseRow['sections'][0]['lectures'][0]): LectureAccess => {
    const state = lectureState(lecture, accessState);
    const unlocksAt = accessState.opensAt?.(lecture.id)?.toISOString();
    return {
      isOpen: state === 'unlocked',
      requiresUpgrade: state === 'premium',
      ...(state === 'locked' && unlocksAt && { unlocksAt }),
    };
  };

const visitorAccess = (lecture: { isPreview: boolean }): LectureAccess => ({
  isOpen: lecture.isPreview,
  requiresUpgrade: false,
});

/**
 * Finds what this person may be told, before anything is looked for: inside a course its open lectures, the site and the
 * course's own page; for everyone else the public pages and previews. Which course it is comes from `courseId`, which is
 * looked up; nothing else of what a client says of its place takes part.
 */
export const retrieverFor = async (
  learnerId: string | undefined,
  courseId: string | undefined,
  now: Date,
): Promise<RetrievalScope> => {
  const [publicContent, course, access] = await Promise.all([
    getPublicPassages(),
    // What a client says it shows is not trusted; a course nobody knows is no course.
    courseId === undefined ? undefined : findCourse(courseId),
    learnerId !== undefined && courseId !== undefined ? findCourseAccess(learnerId, courseId, now) : undefined,
  ]);
  if (!course) {
    const retriever = cachedRetriever(publicContent.version, () =>
      createRetriever(publicPassages(publicContent.passages, undefined, false), []),
    );
    return { retriever, isInside: false };
  }
  const accessOf = access ? learnerAccess(access) : visitorAccess;
  const courseContent = access ? await getCoursePassages(course.id) : undefined;
  const accessState = lecturesInOrder(course).map(({ lecture }) => accessOf(lecture));
  const cacheKey = JSON.stringify([
    publicContent.version,
    course.id,
    course.version,
    courseContent?.version,
    accessState,
  ]);
  const retriever = cachedRetriever(cacheKey, () => {
    const { open: create, locked } = visiblePassages(course, courseContent?.passages ?? [], accessOf);
    return createRetriever(
      [...create, ...publicPassages(publicContent.passages, course.id, access !== undefined)],
      locked,
    );
  });
  return { retriever, courseTitle: course.title, isInside: access !== undefined };
};
