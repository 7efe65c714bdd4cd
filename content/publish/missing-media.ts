import type { S3Client } from '@aws-sdk/client-s3';
import { lectureIdOf, lockFile } from '../media/lock.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import type { VideoFile } from '../video-file.ts';
import { videoKeyOf } from './media-files.ts';
import { objectSize } from './upload-media.ts';

/** Videos without which courses are not published; `message` names them and says what to do. */
export class MissingMedia extends Error {
  constructor(problems: readonly string[]) {
    super(`${problems.join('\n')}\nNothing was published.`);
    this.name = 'MissingMedia';
  }
}

/** Returns the videos that `media.lock` names and that are not on this machine, as `course/lecture`. */
export const missingVideos = (courses: readonly CheckedCourse[]): string[] =>
  courses.flatMap(({ course, videoFiles }) =>
    [...videoFiles]
      .filter(([, { path, isPublished }]) => path === undefined && !isPublished)
      .map(([path]) => `${course.id}/${lectureIdOf(path)}`),
  );

const differingVideos = (courses: readonly CheckedCourse[]): string[] =>
  courses.flatMap(({ course, videoFiles }) =>
    [...videoFiles]
      .filter(([, { sha256, lockedSha256 }]) => lockedSha256 !== undefined && lockedSha256 !== sha256)
      .map(([path]) => `course ${course.id}: ${path} is not the file that ${lockFile} names; push it or remove it`),
  );

/**
 * Refuses to publish what others would not see the same: videos that are missing, and videos of a folder that differ from
 * those of its lock. @throws MissingMedia
 */
export const requireMedia = (courses: readonly CheckedCourse[]): void => {
  const missing = missingVideos(courses);
  const problems = [
    ...differingVideos(courses),
    ...missing.map((video) => `${video} is in ${lockFile}, but not on this machine.`),
    ...(missing.length > 0
      ? ['Run npm run media -- pull, or add --without-media to publish without these videos.']
      : []),
  ];
  if (problems.length > 0) throw new MissingMedia(problems);
};

/** Marks the missing videos that were published from another machine: they need not be here. */
export const withPublishedVideos = (
  client: S3Client,
  bucket: string,
  courses: readonly CheckedCourse[],
): Promise<CheckedCourse[]> =>
  Promise.all(
    courses.map(async (checked) => {
      const markPublished = async ([path, file]: [string, VideoFile]): Promise<[string, VideoFile]> => {
        const key = videoKeyOf(checked.course.id, lectureIdOf(path), file);
        const isPublished = file.path === undefined && (await objectSize(client, bucket, key)) === file.size;
        return [path, isPublished ? { ...file, isPublished } : file];
      };
      return { ...checked, videoFiles: new Map(await Promise.all([...checked.videoFiles].map(markPublished))) };
    }),
  );
