import { randomBytes } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { buildCourseIndex, type SearchableCourse, type StoredCourseIndex } from '#contract/rules/course-search.ts';
import { catalogIndexKey, type IndexedCourse } from '#contract/storage/catalog-rows.ts';
import type { PublishedCourse } from './course-rows.ts';
import { shortHash } from './media-files.ts';

const readIndex = async (client: S3Client, bucket: string): Promise<StoredCourseIndex | undefined> => {
  try {
    const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: catalogIndexKey }));
    return JSON.parse((await response.Body?.transformToString()) ?? '') as StoredCourseIndex;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

const cardOf = ({ detail }: PublishedCourse): IndexedCourse => ({
  id: detail.id,
  title: detail.title,
  promise: detail.promise,
  instructor: detail.instructor,
  level: detail.level,
  topics: detail.topics,
  duration: detail.duration,
  ...(detail.videoDuration !== undefined && { videoDuration: detail.videoDuration }),
  lectureCount: detail.lectureCount,
  sectionCount: detail.sectionCount,
  price: detail.price,
  currency: detail.currency,
  kind: detail.kind,
  hasCertificate: detail.hasCertificate,
  hasNotebook: detail.hasNotebook,
  updatedAt: detail.updatedAt,
  ...(detail.featured !== undefined && { featured: detail.featured }),
});

/** Returns the searchable texts of a course. */
export const searchableCourse = (course: PublishedCourse): SearchableCourse => ({
  card: cardOf(course),
  skills: course.detail.skills,
  outline: course.detail.sections.flatMap(({ title, lectures }) => [
    title,
    ...lectures.map((lecture) => lecture.title),
  ]),
  description: course.detail.description,
});

/**
 * Writes the course list and search index if they changed. Returns the ids that were removed from the index. The key
 * that signs cursors is created once, so that cursors outlive a publish.
 */
export const publishIndex = async (
  client: S3Client,
  bucket: string,
  courses: readonly PublishedCourse[],
): Promise<{ isChanged: boolean; removed: string[] }> => {
  const stored = await readIndex(client, bucket);
  const cursorKey = stored?.cursorKey ?? randomBytes(32).toString('base64url');
  const index = buildCourseIndex(courses.map(searchableCourse), { version: '', cursorKey });
  const version = shortHash(JSON.stringify(index));
  const ids = new Set(courses.map(({ detail }) => detail.id));
  const removed = (stored?.courses ?? []).map(({ id }) => id).filter((id) => !ids.has(id));
  if (stored?.version === version) return { isChanged: false, removed };
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: catalogIndexKey,
      Body: JSON.stringify({ ...index, version }),
      ContentType: 'application/json',
      CacheControl: 'no-cache',
    }),
  );
  return { isChanged: true, removed };
};
