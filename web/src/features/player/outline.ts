import { lectureDurationLabels } from '#contract/rules/duration-labels.ts';
import type { LectureState } from '#contract/rules/lecture-access.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { CourseContent, LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';
import { formatDuration, formatTimestamp } from '#web/src/lib/format.ts';

/** A lecture with its position; indexes from 0. */
export interface OutlineEntry {
  sectionIndex: number;
  lectureIndex: number;
  lecture: LearnerLecture;
}

/** Release schedule of a drip course, for this subscriber. */
export interface ReleaseSchedule {
  /** IANA time zone in which opening times are shown. */
  timeZone: string;
  nextReleaseDate: string | null;
  /** The subscriber paused the schedule. */
  isPaused: boolean;
  /** URL of calendar, time zone and pause; absent for learners who paid without subscribing. */
  preferencesUrl: string | undefined;
}

/** The sections of a course. */
interface Outline {
  sections: readonly LearnerSection[];
}

const parseIndex = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : -1);

/**
 * Finds a lecture by id, else by its position in the section. Finds ids in any section, so links survive reordering.
 */
export const findLecture = (course: Outline, section: string, lecture: string): OutlineEntry | undefined => {
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

export interface Neighbors {
  previous: OutlineEntry | undefined;
  next: OutlineEntry | undefined;
}

/** Returns the previous and next lectures, across sections. */
export const neighborEntries = (course: Outline, lectureId: string): Neighbors => {
  const all = lecturesInOrder(course);
  const position = all.findIndex(({ lecture }) => lecture.id === lectureId);
  return { previous: all[position - 1], next: position < 0 ? undefined : all[position + 1] };
};

/** Maps the server's decision to a lecture state (docs/product.md#states); decides nothing itself. */
export const lectureStateOf = ({ isUnlocked, requiresUpgrade }: LearnerLecture): LectureState => {
  if (isUnlocked) return 'unlocked';
  return requiresUpgrade ? 'premium' : 'locked';
};

/** Formats a lecture's length: to the second for a video, e.g. `1:20`, else `9 min`. */
export const durationText = ({ contentType, duration }: LearnerLecture): string =>
  contentType === 'video' ? formatTimestamp(duration) : formatDuration(duration);

/** Number of lectures in all sections. */
export const lectureCount = ({ sections }: Outline): number =>
  sections.reduce((sum, { lectures }) => sum + lectures.length, 0);

/** Lectures that count toward the percentage: premium ones only when unlocked. */
const countedLectures = (lectures: readonly LearnerLecture[]) =>
  lectures.filter(({ isUnlocked, requiresUpgrade }) => isUnlocked || !requiresUpgrade);

/** Returns how long all counted lectures take that are not completed, by kind; empty without any. */
export const timeLeft = (course: Outline, completed: ReadonlySet<string>): string =>
  lectureDurationLabels(
    countedLectures(course.sections.flatMap(({ lectures }) => lectures)).filter(({ id }) => !completed.has(id)),
  ).join(', ');

/** Formats a section's completed and counted lectures, e.g. `2/4`. */
export const completedCount = (section: LearnerSection, completed: ReadonlySet<string>): string => {
  const counted = countedLectures(section.lectures);
  return `${counted.filter(({ id }) => completed.has(id)).length}/${counted.length}`;
};
