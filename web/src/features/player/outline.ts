import { lecturesInOrder } from '../../../../contract/rules/resume.ts';
import type { CourseContent, LearnerLecture, LearnerSection } from '../../../../contract/schemas/content.ts';

/** A lecture with where it stands, both positions counted from 0. */
export interface PlacedLecture {
  sectionIndex: number;
  lectureIndex: number;
  lecture: LearnerLecture;
}

type Sections = Pick<CourseContent, 'sections'>;

const wholeNumber = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : -1);

/**
 * The lecture an address names: by its id, else by its position in the section. An id is found in whatever section it
 * stands now, so links outlive a new order.
 */
export const findLecture = (course: Sections, section: string, lecture: string): PlacedLecture | undefined => {
  const all = lecturesInOrder(course);
  const sectionIndex = wholeNumber(section);
  const named = all.filter((placed) => placed.lecture.id === lecture);
  return (
    named.find((placed) => placed.sectionIndex === sectionIndex) ??
    named[0] ??
    all.find((placed) => placed.sectionIndex === sectionIndex && placed.lectureIndex === wholeNumber(lecture))
  );
};

/** Where a section is entered: its first open lecture that is not done, else its first lecture. */
export const firstInSection = (course: CourseContent, section: string): PlacedLecture | undefined => {
  const sectionIndex = wholeNumber(section);
  const done = new Set(course.progress.completedLectures);
  const inside = lecturesInOrder(course).filter((placed) => placed.sectionIndex === sectionIndex);
  return inside.find(({ lecture }) => lecture.isUnlocked && !done.has(lecture.id)) ?? inside[0];
};

/** Where a course is entered: where the learner left off, else at the beginning. */
export const entranceOf = (course: CourseContent): PlacedLecture | undefined => {
  const all = lecturesInOrder(course);
  return all.find(({ lecture }) => lecture.id === course.resume?.lectureId) ?? all[0];
};

/** The lectures before and after one, across sections. */
export const neighborsOf = (
  course: Sections,
  lectureId: string,
): { previous: PlacedLecture | undefined; next: PlacedLecture | undefined } => {
  const all = lecturesInOrder(course);
  const at = all.findIndex(({ lecture }) => lecture.id === lectureId);
  return { previous: all[at - 1], next: at < 0 ? undefined : all[at + 1] };
};

/** Lectures that the percentage counts: premium ones only where they are open. */
const countedOf = (lectures: readonly LearnerLecture[]) =>
  lectures.filter(({ isUnlocked, requiresUpgrade }) => isUnlocked || !requiresUpgrade);

/** Seconds of all counted lectures that are not completed. */
export const secondsLeft = (course: Sections, completed: ReadonlySet<string>): number =>
  countedOf(course.sections.flatMap(({ lectures }) => lectures)).reduce(
    (sum, { id, duration }) => (completed.has(id) ? sum : sum + duration),
    0,
  );

/** `2/4`: how many of a section's counted lectures are completed. */
export const doneIn = (section: LearnerSection, completed: ReadonlySet<string>): string => {
  const counted = countedOf(section.lectures);
  return `${counted.filter(({ id }) => completed.has(id)).length}/${counted.length}`;
};
