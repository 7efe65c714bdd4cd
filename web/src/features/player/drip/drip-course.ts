import type { OutputOf } from '#contract/index.ts';
import type { DripProgress } from '#contract/operations/drip.ts';
import type { AccessState } from '#contract/rules/lecture-access.ts';
import { type LecturePosition, lecturesInOrder, resumePoint } from '#contract/rules/resume.ts';
import type { LearnerSection } from '#contract/schemas/content.ts';
import { paths } from '#web/src/lib/paths.ts';
import type { OutlineEntry, ReleaseSchedule } from '../outline.ts';

type AvailableContent = OutputOf<'getAvailableContent'>;

/** A drip course as the server describes it to this learner. */
export interface DripCourse {
  sections: LearnerSection[];
  /** Title of the course, else of its first section, else `Course Content` (docs/product.md#entities). */
  title: string;
  schedule: ReleaseSchedule;
  /** Decides whether a selected lecture opens (docs/product.md#states). */
  access: AccessState;
}

/** Parses the response; undefined when `content` is not a list (docs/product.md#validation). */
export const toDripCourse = (response: AvailableContent): DripCourse | undefined => {
  const { content, unlockedContent, timeZone, nextReleaseDate, paused, subscriptionToken, isPremium } = response;
  if (!Array.isArray(content)) return undefined;
  const open = new Set(unlockedContent);
  const preferencesUrl = subscriptionToken && paths.subscription(subscriptionToken);
  return {
    sections: content,
    title: response.courseTitle || content[0]?.title || 'Course Content',
    schedule: { timeZone, nextReleaseDate, isPaused: paused, preferencesUrl },
    access: { isPremium, isLectureOpen: (lectureId) => open.has(lectureId) },
  };
};

/** URL of a lecture in the drip viewer. */
export const dripUrlOf = (courseId: string, { sectionIndex, lectureIndex }: LecturePosition): string =>
  paths.dripLecture(courseId, sectionIndex, lectureIndex);

type ProgressRecords = readonly Pick<DripProgress, 'key' | 'timestamp' | 'updatedAt'>[];

/** Returns the lecture id of a progress record: the 4th segment of its key (docs/product.md#entities). */
export const lectureIdOf = ({ key }: { key: string }): string | undefined => key.split('#')[3];

/**
 * Returns the target of "Continue Where You Left Off": the started but not completed lecture with the largest
 * timestamp (on a tie, the latest saved), else the one after the last completed lecture, else a completed one.
 * Considers open lectures only. Undefined when nothing was watched or completed.
 */
export const resumeEntry = (
  course: Pick<DripCourse, 'sections'>,
  completed: ReadonlySet<string>,
  records: ProgressRecords,
): OutlineEntry | undefined => {
  const open = lecturesInOrder(course).filter(({ lecture }) => lecture.isUnlocked);
  const watched = records
    .filter(({ timestamp }) => timestamp > 0)
    .sort((a, b) => b.timestamp - a.timestamp || b.updatedAt.localeCompare(a.updatedAt))
    .flatMap((record) => open.find(({ lecture }) => lecture.id === lectureIdOf(record)) ?? []);
  const started = watched.find(({ lecture }) => !completed.has(lecture.id));
  const lastDone = open.findLast(({ lecture }) => completed.has(lecture.id));
  const next = lastDone && resumePoint(course, completed, lastDone.lecture.id, ({ isUnlocked }) => isUnlocked);
  return started ?? next ?? watched[0];
};

/** Target of "Start from Beginning": the first open lecture. */
export const firstOpenEntry = (course: Pick<DripCourse, 'sections'>): OutlineEntry | undefined =>
  lecturesInOrder(course).find(({ lecture }) => lecture.isUnlocked);
