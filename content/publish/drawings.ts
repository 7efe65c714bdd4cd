import { createHash } from 'node:crypto';
import { ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { coverPath, instructorIdOf, portraitPath } from '#contract/cover/cover.ts';
import { coverSvg, figureSvg, portraitSvg } from '#contract/cover/cover-svg.ts';
import { drawCover } from '#contract/cover/draw-cover.ts';
import { figurePath } from '#contract/cover/figure.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import { inParallel } from './in-parallel.ts';

/** Folder of the drawings in the site's bucket. */
const prefix = 'drawings/';

/** Concurrent uploads. */
const concurrency = 6;

const drawingsOf = ({ course, cover, figures }: CheckedCourse): (readonly [path: string, svg: string])[] => {
  const { instructor } = course;
  return [
    [coverPath(course.id), coverSvg(cover ?? drawCover(course.id))],
    [portraitPath(instructor.id ?? instructorIdOf(instructor.name)), portraitSvg(instructor.portrait)],
    ...Object.entries(figures).map(([id, { drawing }]) => [figurePath(course.id, id), figureSvg(drawing)] as const),
  ];
};

/** Returns the drawings of the courses as SVG files, by URL path: covers, portraits and figures. */
export const drawingFiles = (courses: readonly CheckedCourse[]): ReadonlyMap<string, string> =>
  new Map(courses.flatMap(drawingsOf));

/** Returns the MD5 of each stored drawing by its key: the site's bucket uses S3's own keys, so it is the ETag. */
const storedHashes = async (client: S3Client, bucket: string): Promise<Map<string, string>> => {
  const hashes = new Map<string, string>();
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
    );
    for (const { Key = '', ETag = '' } of page.Contents ?? []) hashes.set(Key, ETag.replaceAll('"', ''));
    token = page.NextContinuationToken;
  } while (token !== undefined);
  return hashes;
};

/**
 * Stores the drawings that the site does not have as they are now, where the built site has its own; returns how many. None
 * is removed: certificates show the covers of courses that are gone.
 */
export const publishDrawings = async (
  client: S3Client,
  bucket: string,
  courses: readonly CheckedCourse[],
): Promise<number> => {
  const hashes = await storedHashes(client, bucket);
  const isStored = ([path, svg]: readonly [string, string]) =>
    hashes.get(path.slice(1)) === createHash('md5').update(svg).digest('hex');
  const changed = [...drawingFiles(courses)].filter((drawing) => !isStored(drawing));
  await inParallel(changed, concurrency, async ([path, Body]) => {
    const object = { Bucket: bucket, Key: path.slice(1), Body, ContentType: 'image/svg+xml' };
    await client.send(new PutObjectCommand({ ...object, CacheControl: 'public, max-age=86400' }));
  });
  return changed.length;
};
