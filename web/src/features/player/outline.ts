import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent, LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';

/** A lecture with its position; indexes from 0. */
export interface OutlineEntry {
  sectionIndex: number;
  lectureIndex: number;
  lecture: LearnerLecture;
}

type Sections = Pick<CourseContent, 'sections'>;

const parseIndex = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : -1);

/**
 * Finds a lecture by id, else by its position in the section. Finds ids in any section, so links survive reordering.
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

/** Returns where to enter a section: its first open lecture that is not completed, else its first lecture. */
export const sectionEntry = (course: CourseContent, section: string): OutlineEntry | undefined => {
  const sectionIndex = parseIndex(section);
  const done = new Set(course.progress.completedLectures);
  const inSection = lecturesInOrder(course).filter((entry) => entry.sectionIndex === sectionIndex);
  return inSection.find(({ lecture }) => lecture.isUnlocked && !done.has(lecture.id)) ?? inSection[0];
};

/** Returns where to enter a course: where the learner left off, else the beginning. */
export const courseEntry = (course: CourseContent): OutlineEntry | undefined => {
  const all = lecturesInOrder(course);
  return all.find(({ lecture }) => lecture.id === course.resume?.lectureId) ?? all[0];
};

/** Returns the previous and next lectures, across sections. */
export const neighborEntries = (
  course: Sections,
  lectureId: string,
): { previous: OutlineEntry | undefined; next: OutlineEntry | undefined } => {
  const all = lecturesInOrder(course);
  const position = all.findIndex(({ lecture }) => lecture.id === lectureId);
  return { previous: all[position - 1], next: position < 0 ? undefined : all[position + 1] };
};

/** Lectures that count toward the percentage: premium ones only when unlocked. */
const countedLectures = (lectures: readonly LearnerLecture[]) =>
  lectures.filter(({ isUnlocked, requiresUpgrade }) => isUnlocked || !requiresUpgrade);

/** Seconds of all counted lectures that are not completed. */
export const secondsLeft = (course: Sections, completed: ReadonlySet<string>): number =>
  countedLectures(course.sections.flatMap(({ lectures }) => lectures)).reduce(
    (sum, { id, duration }) => (completed.has(id) ? sum : sum + duration),
    0,
  );

/** Formats a section's completed and counted lectures, e.g. `2/4`. */
export const completedCount = (section: LearnerSection, completed: ReadonlySet<string>): string => {
  const counted = countedLectures(section.lectures);
  return `${counted.filter(({ id }) => completed.has(id)).length}/${counted.length}`;
};
