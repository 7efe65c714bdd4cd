import type { OutputOf } from '../../../../../contract/index.ts';
import type { DripProgress } from '../../../../../contract/operations/drip.ts';
import type { AccessState, LectureState } from '../../../../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../../../../contract/rules/resume.ts';
import type { LearnerLecture, LearnerSection } from '../../../../../contract/schemas/content.ts';
import type { OutlineEntry } from '../outline.ts';

type AvailableContent = OutputOf<'getAvailableContent'>;

/** A drip course as the viewer shows it. */
export interface DripCourse {
  courseId: string;
  sections: LearnerSection[];
  /** The course's own title; without one the first section's, else `Course Content` (SPEC section 3). */
  courseTitle: string;
  totalLectures: number;
  /** The zone in which opening times are told, an IANA name. */
  timeZone: string;
  nextReleaseDate: string | null;
  /** The subscriber has stopped the clock: no day counts. */
  isPaused: boolean;
  /** Leads to the preferences; absent for those who paid and never subscribed. */
  subscriptionToken: string | undefined;
  /** What decides whether a lecture that is chosen opens (SPEC section 4). */
  access: AccessState;
}

/** Reads the answer of the server; undefined when its `content` is no list (SPEC section 5). */
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

/** How a lecture stands in the list (SPEC section 4). What the server decided is told, nothing is decided here. */
export const lectureStateOf = ({ isUnlocked, requiresUpgrade }: LearnerLecture): LectureState => {
  if (isUnlocked) return 'unlocked';
  return requiresUpgrade ? 'premium' : 'locked';
};

type ProgressRecords = readonly Pick<DripProgress, 'key' | 'timestamp' | 'updatedAt'>[];

/** The lecture a record belongs to: the 4th segment of its key (SPEC section 3). */
export const lectureIdOf = ({ key }: { key: string }): string | undefined => key.split('#')[3];

/**
 * Where "Continue Where You Left Off" leads: the open lecture with the largest saved timestamp, of equal ones the one
 * saved last; undefined when nothing was watched yet.
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

/** Where "Start from Beginning" leads: the first lecture that is open. */
export const firstOpenEntry = (course: Pick<DripCourse, 'sections'>): OutlineEntry | undefined =>
  lecturesInOrder(course).find(({ lecture }) => lecture.isUnlocked);
