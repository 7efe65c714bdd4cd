import type { LecturePassage, PublicPassage } from '#contract/passages.ts';
import type { ChatSource } from '#contract/schemas/assistant.ts';
import type { CourseRow, StoredLecture } from '#contract/storage/catalog-rows.ts';
import { lecturesInOrder } from '../resume.ts';
import type { LockedLecture, VisiblePassage } from './retriever.ts';

/** Access of the asking person to a lecture. */
export interface LectureAccess {
  isOpen: boolean;
  requiresUpgrade: boolean;
  /** When it unlocks, if known. */
  unlocksAt?: string;
}

/** Passage weights: playable moments count more than texts, and course content more than page copy about it. */
const weights = { spoken: 1.4, text: 1, ownPageInside: 0.6, ownPage: 1.5, preview: 0.8, site: 0.6 } as const;

type Outline = Pick<CourseRow, 'id' | 'sections'>;

/**
 * Splits a course's passages by access. Drops passages of lectures missing from the outline, because passages and
 * outline are published one after the other.
 */
export const visiblePassages = (
  course: Outline,
  passages: readonly LecturePassage[],
  accessOf: (lecture: StoredLecture, sectionIndex: number) => LectureAccess,
): { open: VisiblePassage[]; locked: LockedLecture[] } => {
  const positioned = lecturesInOrder(course).map((positionedLecture) => ({
    ...positionedLecture,
    access: accessOf(positionedLecture.lecture, positionedLecture.sectionIndex),
  }));
  const open = new Map(
    positioned
      .filter(({ access }) => access.isOpen)
      .map((positionedLecture) => [positionedLecture.lecture.id, positionedLecture]),
  );
  return {
    open: passages.flatMap(({ lectureId, heading, lines, questions }) => {
      const positionedLecture = open.get(lectureId);
      if (!positionedLecture) return [];
      const { sectionIndex, lectureIndex, lecture } = positionedLecture;
      const source: ChatSource = {
        ...{ kind: 'lecture', courseId: course.id, lectureId, sectionIndex, lectureIndex },
        ...{ title: lecture.title, isPreview: lecture.isPreview },
      };
      const weight = lines[0]?.[1] === undefined ? weights.text : weights.spoken;
      return [{ source, lines, weight, ...(heading !== undefined && { heading }), ...(questions && { questions }) }];
    }),
    locked: positioned
      .filter(({ access }) => !access.isOpen)
      .map(({ lecture, sectionIndex, access: { requiresUpgrade, unlocksAt } }) => ({
        lectureId: lecture.id,
        title: lecture.title,
        sectionTitle: course.sections[sectionIndex]?.title ?? '',
        requiresUpgrade,
        ...(unlocksAt !== undefined && { unlocksAt }),
      })),
  };
};

/**
 * Returns public passages. For a course question: its page, its preview and the site; otherwise the site and all
 * courses. `isInside`: the person has access to the course.
 */
export const publicPassages = (
  passages: readonly PublicPassage[],
  courseId: string | undefined,
  isInside: boolean,
): VisiblePassage[] => {
  const own = isInside ? weights.ownPageInside : weights.ownPage;
  const weightOf = ({ courseId: aboutCourseId, lecture }: PublicPassage): number => {
    if (courseId === undefined) return weights.text;
    if (aboutCourseId === undefined) return weights.site;
    return lecture ? weights.preview : own;
  };
  return passages
    .filter((passage) => courseId === undefined || passage.courseId === undefined || passage.courseId === courseId)
    .filter(({ about }) => !isInside || about !== undefined)
    .map((passage) => {
      const { path, title, heading, lines, courseId: aboutCourseId, lecture } = passage;
      const source: ChatSource =
        lecture && aboutCourseId !== undefined
          ? {
              ...{ kind: 'lecture', courseId: aboutCourseId, lectureId: lecture.id, title, isPreview: true },
              ...{ sectionIndex: lecture.sectionIndex, lectureIndex: lecture.lectureIndex },
            }
          : { kind: 'page', path, title };
      return { source, lines, weight: weightOf(passage), ...(heading !== undefined && { heading }) };
    });
};
