import type { LecturePassage, Practice, PublicPassage } from '#contract/passages.ts';
import { createRetriever } from '#contract/rules/assistant/retriever.ts';
import { type LectureAccess, publicPassages, visiblePassages } from '#contract/rules/assistant/visible-passages.ts';
import type { WordVectors } from '#contract/rules/assistant/word-vectors.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseRow, StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { Scene } from './scene.ts';

/** The part of a scene that depends only on the published content and on what is open, so it can be cached. */
export type SceneContent = Omit<Scene, 'state' | 'lecture' | 'turns'>;

/** Builds the content of a scene for a page outside courses. */
export const createSiteContent = (passages: readonly PublicPassage[], vectors?: WordVectors): SceneContent => ({
  retriever: createRetriever(publicPassages(passages, undefined, false), [], vectors),
  ...{ lectures: [], practice: { questions: [], hints: [] }, isInside: false },
});

interface CourseContent {
  course: Pick<CourseRow, 'id' | 'title' | 'sections'>;
  passages: readonly LecturePassage[];
  practice: Practice | undefined;
  everyones: readonly PublicPassage[];
  /** Returns whether this person may open a lecture, and what it requires otherwise. */
  accessOf: (lecture: StoredLecture) => LectureAccess;
  /** Whether the person is a learner with access to the course. */
  isInside: boolean;
  /** Word vectors; without them, passages are found by their words alone. */
  vectors?: WordVectors | undefined;
}

/**
 * Builds the content of a scene in a course. A learner with access is answered from the open lectures and, when asked
 * about them, from the facts of the course and the FAQ; others from the course page, the preview and the site.
 */
export const createCourseContent = (content: CourseContent): SceneContent => {
  const { course, passages, practice, everyones, accessOf, isInside, vectors } = content;
  const { open, locked } = visiblePassages(course, passages, accessOf);
  const shownPublic = publicPassages(everyones, course.id, isInside);
  const lectures = lecturesInOrder(course).map(({ lecture, sectionIndex, lectureIndex }) => ({
    ...{ id: lecture.id, title: lecture.title, contentType: lecture.contentType, sectionIndex, lectureIndex },
    sectionTitle: course.sections[sectionIndex]?.title ?? '',
    ...{ duration: lecture.duration, isOpen: accessOf(lecture).isOpen },
  }));
  const isOpen = ({ lectureId }: { lectureId: string }): boolean =>
    isInside && lectures.some((lecture) => lecture.id === lectureId && lecture.isOpen);
  return {
    retriever: createRetriever(isInside ? open : [...open, ...shownPublic], locked, vectors),
    ...(isInside && { help: createRetriever(shownPublic, [], vectors) }),
    lectures,
    practice: {
      questions: practice?.questions.filter(isOpen) ?? [],
      hints: practice?.hints.filter(isOpen) ?? [],
    },
    ...{ courseId: course.id, courseTitle: course.title, isInside },
  };
};
