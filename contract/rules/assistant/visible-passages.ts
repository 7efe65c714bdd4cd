import type { CatalogueDetailRow, StoredLecture } from '../../catalogue-rows.ts';
import type { LecturePassage, PublicPassage } from '../../passages.ts';
import type { ChatSource } from '../../schemas/assistant.ts';
import { lecturesInOrder } from '../resume.ts';
import type { LockedLecture, OpenPassage } from './library.ts';

/** How a lecture stands for the person who asks. */
export interface LectureStanding {
  isOpen: boolean;
  requiresUpgrade: boolean;
  /** Instant at which it opens, if that is known. */
  unlocksAt?: string;
}

type Outline = Pick<CatalogueDetailRow, 'id' | 'sections'>;

/**
 * Parts what a course says by what this person may see. A passage of a lecture that is not in the outline is nobody's:
 * passages and outline are published one after the other.
 */
export const visiblePassages = (
  course: Outline,
  passages: readonly LecturePassage[],
  standingOf: (lecture: StoredLecture, sectionIndex: number) => LectureStanding,
): { open: OpenPassage[]; locked: LockedLecture[] } => {
  const placed = lecturesInOrder(course).map((place) => ({
    ...place,
    standing: standingOf(place.lecture, place.sectionIndex),
  }));
  const open = new Map(placed.filter(({ standing }) => standing.isOpen).map((place) => [place.lecture.id, place]));
  return {
    open: passages.flatMap(({ lectureId, heading, lines }) => {
      const place = open.get(lectureId);
      if (!place) return [];
      const { sectionIndex, lectureIndex, lecture } = place;
      const source: ChatSource = {
        ...{ kind: 'lecture', courseId: course.id, lectureId, sectionIndex, lectureIndex },
        ...{ title: lecture.title, isPreview: lecture.isPreview },
      };
      return [{ source, lines, ...(heading !== undefined && { heading }) }];
    }),
    locked: placed
      .filter(({ standing }) => !standing.isOpen)
      .map(({ lecture, sectionIndex, standing: { requiresUpgrade, unlocksAt } }) => ({
        lectureId: lecture.id,
        title: lecture.title,
        sectionTitle: course.sections[sectionIndex]?.title ?? '',
        requiresUpgrade,
        ...(unlocksAt !== undefined && { unlocksAt }),
      })),
  };
};

/**
 * What anyone may be told. Asked inside a course, that is the site and this course; elsewhere, the site and all
 * courses.
 */
export const publicPassages = (passages: readonly PublicPassage[], courseId: string | undefined): OpenPassage[] =>
  passages
    .filter((passage) => courseId === undefined || passage.courseId === undefined || passage.courseId === courseId)
    .map(({ path, title, heading, lines, courseId: about, lecture }) => ({
      source:
        lecture && about !== undefined
          ? {
              ...{ kind: 'lecture', courseId: about, lectureId: lecture.id, title, isPreview: true },
              ...{ sectionIndex: lecture.sectionIndex, lectureIndex: lecture.lectureIndex },
            }
          : { kind: 'page', path, title },
      lines,
      ...(heading !== undefined && { heading }),
    }));
