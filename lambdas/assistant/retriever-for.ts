import { Problem } from '#contract/problem.ts';
import { createRetriever, type Retriever } from '#contract/rules/assistant/retriever.ts';
import { type LectureAccess, publicPassages, visiblePassages } from '#contract/rules/assistant/visible-passages.ts';
import { lectureState } from '#contract/rules/lecture-access.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { findCourse } from '../data/courses.ts';
import { getCoursePassages, getPublicPassages } from '../data/passages.ts';
import { type CourseAccess, requireCourseAccess } from '../learning/course-access.ts';

/** The passages a person may see and the course they are in. */
export interface RetrievalScope {
  retriever: Retriever;
  /** Published title of the course the question refers to. */
  courseTitle?: string;
  isInside: boolean;
}

/** Returns undefined whenever the person has no access to the course; they then get the public passages. */
const findCourseAccess = async (learnerId: string, courseId: string, now: Date): Promise<CourseAccess | undefined> => {
  try {
    return await requireCourseAccess(learnerId, courseId, now);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
};

/** Retrievers by everything that determines their passages, so the next question reuses the ranking index. */
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
 * Selects the passages this person may see before searching: inside a course, its unlocked lectures, the site and the
 * course page; otherwise public pages and previews. Only `courseId` is taken from the client's context, and it is
 * looked up.
 */
export const retrieverFor = async (
  learnerId: string | undefined,
  courseId: string | undefined,
  now: Date,
): Promise<RetrievalScope> => {
  const [publicContent, course, access] = await Promise.all([
    getPublicPassages(),
    // The client's context is untrusted; an unknown course counts as none.
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
