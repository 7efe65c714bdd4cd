import type { CheckedCourse } from '../validate/checked-course.ts';
import { type PublishedCourse, publishedCourse } from './course-rows.ts';
import { publishDrawings } from './drawings.ts';
import { requireMedia, withPublishedVideos } from './missing-media.ts';
import { publishPassages } from './passages/publish-passages.ts';
import { publishCourse, type Target } from './publish-course.ts';
import { publishIndex, searchableCourse } from './publish-index.ts';
import { type RenditionReport, startRenditionJobs, type VideoEncoder } from './renditions/start-rendition-jobs.ts';

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
  /** Covers, portraits and figures that were new or had changed. */
  drawingsWritten: number;
  /** Absent without an encoder. */
  renditions?: RenditionReport;
}

interface Publication extends Target {
  courses: readonly CheckedCourse[];
  now: Date;
  /** Publishes courses without the videos that are not there yet, whose lectures then say so. */
  allowsMissingMedia?: boolean;
  encoder?: VideoEncoder | undefined;
}

const videoKeysOf = ({ detail }: PublishedCourse): string[] =>
  detail.sections.flatMap(({ lectures }) =>
    lectures.flatMap(({ videoKey, isVideoPending }) => (videoKey && !isVideoPending ? videoKey : [])),
  );

/**
 * Publishes drawings, then courses one by one, then the assistant's passages, then the index, then removes old rows and,
 * with an encoder, starts encoding videos. Repeating it writes nothing; after an interruption, repeating it completes it.
 * @throws MissingMedia before anything is written, unless missing media are allowed
 */
export const publishAll = async ({
  courses: checkedCourses,
  now,
  allowsMissingMedia = false,
  encoder,
  ...target
}: Publication): Promise<PublishReport> => {
  const { mediaBucket, siteBucket } = target.names;
  const courses = await withPublishedVideos(target.s3, mediaBucket, checkedCourses);
  if (!allowsMissingMedia) requireMedia(courses);
  const drawingsWritten = siteBucket === undefined ? 0 : await publishDrawings(target.s3, siteBucket, courses);
  const all = courses.map(publishedCourse);
  const results: { id: string; isChanged: boolean; removeStaleRows: () => Promise<void> }[] = [];
  for (const course of all) results.push({ id: course.detail.id, ...(await publishCourse(target, course, now)) });
  const passagesWritten = await publishPassages(target.s3, mediaBucket, courses);
  const { removed, isChanged } = await publishIndex(
    target.s3,
    mediaBucket,
    courses.map((checked, position) => searchableCourse(checked, all[position] as PublishedCourse)),
  );
  for (const { removeStaleRows } of results) await removeStaleRows();
  const renditions = encoder && (await startRenditionJobs(target.s3, mediaBucket, encoder, all.flatMap(videoKeysOf)));
  const idsOf = (changed: boolean) => results.filter((result) => result.isChanged === changed).map(({ id }) => id);
  return {
    published: idsOf(true),
    unchanged: idsOf(false),
    removed,
    indexWritten: isChanged,
    passagesWritten,
    drawingsWritten,
    ...(renditions && { renditions }),
  };
};
