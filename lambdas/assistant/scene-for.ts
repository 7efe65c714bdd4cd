import { Problem } from '#contract/problem.ts';
import type { LectureAccess } from '#contract/rules/assistant/visible-passages.ts';
import { lectureState } from '#contract/rules/lecture-access.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { ChatTurn } from '#contract/schemas/assistant.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { findCourse } from '../data/courses.ts';
import { getCoursePassages, getPublicPassages, getWordVectors } from '../data/passages.ts';
import { type CourseAccess, requireCourseAccess } from '../learning/course-access.ts';
import { createCourseContent, createSiteContent, type SceneContent } from './create-scene.ts';
import type { LearnerState, Scene } from './scene.ts';

/** Returns undefined whenever the person has no access to the course; they then get the public passages. */
const findCourseAccess = async (learnerId: string, courseId: string, now: Date): Promise<CourseAccess | undefined> => {
  try {
    return await requireCourseAccess(learnerId, courseId, now);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
};

/** Contents by everything that determines them, so that the next question reuses the ranking index. */
const contentCache = new Map<string, SceneContent>();
const maxCachedContents = 20;

const cachedContent = (cacheKey: string, create: () => SceneContent): SceneContent => {
  const cached = contentCache.get(cacheKey);
  if (cached) return cached;
  if (contentCache.size >= maxCachedContents) contentCache.clear();
  const content = create();
  contentCache.set(cacheKey, content);
  return content;
};

const learnerAccess =
  ({ accessState }: CourseAccess) =>
  (lecture: StoredLecture): LectureAccess => {
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

/** Returns how far a learner is in a course and what opens next. */
const learnerStateOf = ({ course, enrollment, accessState }: CourseAccess, now: Date): LearnerState => {
  const lectures = lecturesInOrder(course).map(({ lecture }) => lecture);
  const left = lectures.filter(({ id }) => !enrollment.completedLectures.has(id));
  const openings = lectures
    .filter((lecture) => lectureState(lecture, accessState) === 'locked')
    .flatMap(({ id }) => accessState.opensAt?.(id) ?? [])
    .filter((opensAt) => opensAt > now)
    .sort((one, other) => one.getTime() - other.getTime());
  return {
    ...{ completed: lectures.length - left.length, total: lectures.length },
    left: left.map(({ title }) => title),
    // A standard course with a price opens only once it is paid for.
    isPaid: accessState.isPremium || (course.kind === 'standard' && course.price !== 0),
    ...(openings[0] && { opensNext: openings[0].toISOString() }),
  };
};

/** Where the client claims a question was asked. Used only for look-ups, never trusted. */
interface AskedFrom {
  courseId?: string | undefined;
  lectureId?: string | undefined;
  /** Ids of the practice questions that the conversation asked. */
  practiced?: readonly string[] | undefined;
}

/**
 * Selects what an answer may draw on, before searching: inside a course, its unlocked lectures, its facts and the FAQ;
 * otherwise public pages and previews.
 */
export const sceneFor = async (
  learnerId: string | undefined,
  { courseId, lectureId, practiced = [] }: AskedFrom,
  turns: readonly ChatTurn[],
  now: Date,
): Promise<Scene> => {
  const [publicContent, vectors, course, access] = await Promise.all([
    getPublicPassages(),
    getWordVectors(),
    // The client's context is untrusted; an unknown course counts as none.
    courseId === undefined ? undefined : findCourse(courseId),
    learnerId !== undefined && courseId !== undefined ? findCourseAccess(learnerId, courseId, now) : undefined,
  ]);
  if (!course) {
    return { ...cachedContent(publicContent.version, () => createSiteContent(publicContent.passages, vectors)), turns };
  }
  const accessOf = access ? learnerAccess(access) : visitorAccess;
  const courseContent = access ? await getCoursePassages(course.id) : undefined;
  const accessByLecture = lecturesInOrder(course).map(({ lecture }) => accessOf(lecture));
  const versions = [publicContent.version, course.id, course.version, courseContent?.version];
  const content = cachedContent(JSON.stringify([...versions, access !== undefined, accessByLecture]), () =>
    createCourseContent({
      ...{ course, passages: courseContent?.passages ?? [], practice: courseContent?.practice },
      ...{ everyones: publicContent.passages, accessOf, isInside: access !== undefined, vectors },
    }),
  );
  const lecture = content.lectures.find(({ id, isOpen }) => id === lectureId && isOpen);
  return {
    ...{ ...content, turns, practiced },
    ...(lecture && { lecture }),
    ...(access && { state: learnerStateOf(access, now) }),
  };
};
