import type { OutputOf } from '#contract/index.ts';
import type { DripProgress } from '#contract/operations/drip.ts';
import type { AccessState, LectureState } from '#contract/rules/lecture-access.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import type { LearnerLecture, LearnerSection } from '#contract/schemas/content.ts';
import type { OutlineEntry } from '../outline.ts';

type AvailableContent = OutputOf<'getAvailableContent'>;

/** A drip course as the viewer shows it. */
export interface DripCourse {
  courseId: string;
  sections: LearnerSection[];
  /** Title of the course, else of its first section, else `Course Content` (docs/product.md#entities). */
  courseTitle: string;
  totalLectures: number;
  /** IANA time zone in which opening times are shown. */
  timeZone: string;
  nextReleaseDate: string | null;
  /** The subscriber paused the schedule. */
  isPaused: boolean;
  /** Opens the preferences; absent for learners who paid without subscribing. */
  subscriptionToken: string | undefined;
  /** Decides whether a selected lecture opens (docs/product.md#states). */
  access: AccessState;
}

/** Parses the response; undefined when `content` is not a list (docs/product.md#validation). */
export const toDripCourse = (courseId: string, response: AvailableContent): DripCourse | undefined => {
  const { content, unlockedContent, timeZone, nextReleaseDate, paused, subscriptionToken, isPremium } = response;
  if (!Array.isArray(content)) return undefined;
  const open = new Set(unlockedContent);
  return {
    ...{ courseId, timeZone, nextReleaseDate, subscriptionToken },
    sections: content,
    isPaused: paused,
    access: { isPremium, isLectureOpen: (lectureId) => open.has(lectureId) },
    courseTitle: response.courseTitle || content[0]?.title || 'Course Content',
    totalLectures: content.reduce((sum, { lectures }) => sum + lectures.length, 0),
  };
};

/** Maps the server's decision to a lecture state (docs/product.md#states); decides nothing itself. */
export const lectureStateOf = ({ isUnlocked, requiresUpgrade }: LearnerLecture): LectureState => {
  if (isUnlocked) return 'unlocked';
  return requiresUpgrade ? 'premium' : 'locked';
};

type ProgressRecords = readonly Pick<DripProgress, 'key' | 'timestamp' | 'updatedAt'>[];

/** Returns the lecture id of a progress record: the 4th segment of its key (docs/product.md#entities). */
export const lectureIdOf = ({ key }: { key: string }): string | undefined => key.split('#')[3];

/**
 * Target of "Continue Where You Left Off": the open lecture with the largest saved timestamp, the latest saved on a
 * tie; undefined when nothing was watched.
 */
export const resumeEntry = (
  course: Pick<DripCourse, 'sections'>,
  records: ProgressRecords,
): OutlineEntry | undefined => {
  const open = new Map(
    lecturesInOrder(course)
      .filter(({ lecture }) => lecture.isUnlocked)
      .map((entry) => [entry.lecture.id, entry]),
  );
  const latestRecord = records
    .filter((record) => record.timestamp > 0 && open.has(lectureIdOf(record) ?? ''))
    .sort((a, b) => b.timestamp - a.timestamp || b.updatedAt.localeCompare(a.updatedAt))[0];
  return latestRecord && open.get(lectureIdOf(latestRecord) ?? '');
};

/** Target of "Start from Beginning": the first open lecture. */
export const firstOpenEntry = (course: Pick<DripCourse, 'sections'>): OutlineEntry | undefined =>
  lecturesInOrder(course).find(({ lecture }) => lecture.isUnlocked);
