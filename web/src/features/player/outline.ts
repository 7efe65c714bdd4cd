import { lecturesInOrder } from '../../../../contract/rules/resume.ts';
import type { CourseContent, LearnerLecture, LearnerSection } from '../../../../contract/schemas/content.ts';

/** A lecture with where it stands, both positions counted from 0. */
export interface OutlineEntry {
  sectionIndex: number;
  lectureIndex: number;
  lecture: LearnerLecture;
}

type Sections = Pick<CourseContent, 'sections'>;

const parseIndex = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : -1);

/**
 * The lecture an address names: by its id, else by its position in the section. An id is found in whatever section it
 * stands now, so links outlive a new order.
 */
export const findLecture = (course: Sections, section: string, lecture: string): OutlineEntry | undefined => {
  const all = lecturesInOrder(course);
  const sectionIndex = parseIndex(section);
  const matchingId = all.filter((entry) => entry.lecture.id === lecture);
  return (
    matchingId.find((entry) => entry.sectionIndex === sectionIndex) ??
    matchingId[0] ??
    all.find((entry) => entry.sectionIndex === sectionIndex && entry.lectureIndex === parseIndex(lecture))
  );
};

/** Where a section is entered: its first open lecture that is not done, else its first lecture. */
export const sectionEntry = (course: CourseContent, section: string): OutlineEntry | undefined => {
  const sectionIndex = parseIndex(section);
  const done = new Set(course.progress.completedLectures);
  const inSection = lecturesInOrder(course).filter((entry) => entry.sectionIndex === sectionIndex);
  return inSection.find(({ lecture }) => lecture.isUnlocked && !done.has(lecture.id)) ?? inSection[0];
};

/** Where a course is entered: where the learner left off, else at the beginning. */
export const courseEntry = (course: CourseContent): OutlineEntry | undefined => {
  const all = lecturesInOrder(course);
  return all.find(({ lecture }) => lecture.id === course.resume?.lectureId) ?? all[0];
};

/** The lectures before and after one, across sections. */
export const neighborEntries = (
  course: Sections,
  lectureId: string,
): { previous: OutlineEntry | undefined; next: OutlineEntry | undefined } => {
  const all = lecturesInOrder(course);
  const position = all.findIndex(({ lecture }) => lecture.id === lectureId);
  return { previous: all[position - 1], next: position < 0 ? undefined : all[position + 1] };
};

/** Lectures that the percentage counts: premium ones only where they are open. */
const countedLectures = (lectures: readonly LearnerLecture[]) =>
  lectures.filter(({ isUnlocked, requiresUpgrade }) => isUnlocked || !requiresUpgrade);

/** Seconds of all counted lectures that are not completed. */
export const secondsLeft = (course: Sections, completed: ReadonlySet<string>): number =>
  countedLectures(course.sections.flatMap(({ lectures }) => lectures)).reduce(
    (sum, { id, duration }) => (completed.has(id) ? sum : sum + duration),
    0,
  );

/** `2/4`: how many of a section's counted lectures are completed. */
export const completedCount = (section: LearnerSection, completed: ReadonlySet<string>): string => {
  const counted = countedLectures(section.lectures);
  return `${counted.filter(({ id }) => completed.has(id)).length}/${counted.length}`;
};
