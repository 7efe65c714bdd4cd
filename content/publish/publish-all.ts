import type { CheckedCourse } from '../validate/checked-course.ts';
import { type PublishedCourse, publishedCourse } from './course-rows.ts';
import { publishPassages } from './passages/publish-passages.ts';
import { publishCourse, type Target } from './publish-course.ts';
import { publishIndex, searchableCourse } from './publish-index.ts';

/**
 * Result of publishing, as course ids. `removed` courses are no longer listed, but stay available to their learners.
 */
export interface PublishReport {
  published: string[];
  unchanged: string[];
  removed: string[];
  /** False when the index was up to date. */
  indexWritten: boolean;
  /** The same for the assistant's passages. */
  passagesWritten: boolean;
}

/**
 * Publishes courses one by one, then the assistant's passages, then the index, then removes old rows. Repeating it
 * writes nothing; after an interruption, repeating it completes it.
 */
export const publishAll = async ({
  courses,
  now,
  ...target
}: Target & { courses: readonly CheckedCourse[]; now: Date }): Promise<PublishReport> => {
  const all = courses.map(publishedCourse);
  const results: { id: string; isChanged: boolean; removeStaleRows: () => Promise<void> }[] = [];
  for (const course of all) results.push({ id: course.detail.id, ...(await publishCourse(target, course, now)) });
  const passagesWritten = await publishPassages(target.s3, target.names.mediaBucket, courses);
  const { removed, isChanged } = await publishIndex(
    target.s3,
    target.names.mediaBucket,
    courses.map((checked, position) => searchableCourse(checked, all[position] as PublishedCourse)),
  );
  for (const { removeStaleRows } of results) await removeStaleRows();
  const idsOf = (changed: boolean) => results.filter((result) => result.isChanged === changed).map(({ id }) => id);
  return { published: idsOf(true), unchanged: idsOf(false), removed, indexWritten: isChanged, passagesWritten };
};
