import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { type Library, openLibrary } from '../../contract/rules/assistant/library.ts';
import {
  type LectureStanding,
  publicPassages,
  visiblePassages,
} from '../../contract/rules/assistant/visible-passages.ts';
import { lectureState } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { type CourseAccess, requireCourseAccess } from '../data/course-access.ts';
import { findCourse } from '../data/courses.ts';
import { coursePassages, everyonesPassages } from '../data/passages.ts';

/** What a person may be told, and what they are in. */
export interface Reach {
  library: Library;
  /** Title of the course the question was asked in, as published. */
  courseTitle?: string;
  isInside: boolean;
}

/** Undefined for whatever reason a person is not in the course: the assistant then speaks to them as to anyone. */
const accessOf = async (learnerId: string, courseId: string, now: Date): Promise<CourseAccess | undefined> => {
  try {
    return await requireCourseAccess(learnerId, courseId, now);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
};

/** Libraries by everything that decides what is in them, so that the next question finds its ranking ready. */
const opened = new Map<string, Library>();
const mostOpened = 20;

const openOnce = (name: string, open: () => Library): Library => {
  const known = opened.get(name);
  if (known) return known;
  if (opened.size >= mostOpened) opened.clear();
  const library = open();
  opened.set(name, library);
  return library;
};

const standings =
  ({ standing }: CourseAccess) =>
  (lecture: CatalogueDetailRow['sections'][0]['lectures'][0]): LectureStanding => {
    const state = lectureState(lecture, standing);
    const unlocksAt = standing.opensAt?.(lecture.id)?.toISOString();
    return {
      isOpen: state === 'unlocked',
      requiresUpgrade: state === 'premium',
      ...(state === 'locked' && unlocksAt && { unlocksAt }),
    };
  };

const outsider = (lecture: { isPreview: boolean }): LectureStanding => ({
  isOpen: lecture.isPreview,
  requiresUpgrade: false,
});

/**
 * Finds what this person may be told, before anything is looked for: inside a course its open lectures, the site and the
 * course's own page; for everyone else the public pages and previews. Which course it is comes from `courseId`, which is
 * looked up; nothing else of what a client says of its place takes part.
 */
export const libraryFor = async (
  learnerId: string | undefined,
  courseId: string | undefined,
  now: Date,
): Promise<Reach> => {
  const [everyones, course, access] = await Promise.all([
    everyonesPassages(),
    // What a client says it shows is not trusted; a course nobody knows is no course.
    courseId === undefined ? undefined : findCourse(courseId),
    learnerId !== undefined && courseId !== undefined ? accessOf(learnerId, courseId, now) : undefined,
  ]);
  if (!course) {
    const library = openOnce(everyones.version, () =>
      openLibrary(publicPassages(everyones.passages, undefined, false), []),
    );
    return { library, isInside: false };
  }
  const standingOf = access ? standings(access) : outsider;
  const own = access ? await coursePassages(course.id) : undefined;
  const standing = lecturesInOrder(course).map(({ lecture }) => standingOf(lecture));
  const name = JSON.stringify([everyones.version, course.id, course.version, own?.version, standing]);
  const library = openOnce(name, () => {
    const { open, locked } = visiblePassages(course, own?.passages ?? [], standingOf);
    return openLibrary([...open, ...publicPassages(everyones.passages, course.id, access !== undefined)], locked);
  });
  return { library, courseTitle: course.title, isInside: access !== undefined };
};
