import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { VersionRow } from '#contract/storage/catalog-rows.ts';
import { key } from '#contract/storage/keys.ts';
import type { PublishedCourse } from './course-rows.ts';
import { deleteRows, keysOf, putRowIfAbsent, putRows, type RowKey } from './table-writes.ts';
import { uploadMedia } from './upload-media.ts';

/** Destination of a publish. */
export interface Target {
  dynamodb: DynamoDBDocumentClient;
  s3: S3Client;
  /** Without the site's bucket, drawings are those of the site's last deployment. */
  names: { catalogTable: string; mediaBucket: string; siteBucket?: string };
}

/** Reads the existing rows by partition, and those that are no longer part of the course. */
const publishedState = async ({ dynamodb, names }: Target, course: PublishedCourse) => {
  const { id } = course.detail;
  const partitions = [key('COURSE', id), key('ANSWERS', id), key('SOLUTIONS', id)];
  const stored = (await Promise.all(partitions.map((pk) => keysOf(dynamodb, names.catalogTable, pk)))).flat();
  const { detail, cover, skills, lectures, quizzes, answers, solutions } = course;
  const currentNames = new Set([detail, cover, skills, ...lectures, ...quizzes, ...answers, ...solutions].map(rowName));
  return {
    isPublished: stored.find(({ sk }) => sk === course.detail.sk)?.version === course.detail.version,
    stale: stored.filter((row) => !currentNames.has(rowName(row))),
  };
};

const rowName = ({ pk, sk }: RowKey): string => `${pk} ${sk}`;

/** Whether anything was written, and the final cleanup, to run once the index refers to the new version. */
export interface PublishResult {
  isChanged: boolean;
  removeStaleRows(): Promise<void>;
}

/**
 * Writes a course so that readers always find what a row refers to: media, texts, answers, solutions and quizzes, then the row
 * that refers to them. Writes nothing when this version is already published.
 */
export const publishCourse = async (target: Target, course: PublishedCourse, now: Date): Promise<PublishResult> => {
  const { dynamodb, s3, names } = target;
  const { isPublished, stale } = await publishedState(target, course);
  if (!isPublished) {
    await uploadMedia(s3, names.mediaBucket, course.media);
    await putRows(dynamodb, names.catalogTable, [
      course.cover,
      ...course.lectures,
      ...course.answers,
      ...course.solutions,
      ...course.quizzes,
      course.skills,
    ]);
    const version: VersionRow = { ...course.version, publishedAt: now.toISOString() };
    await putRowIfAbsent(dynamodb, names.catalogTable, version);
    await putRows(dynamodb, names.catalogTable, [course.detail]);
  }
  return { isChanged: !isPublished, removeStaleRows: () => deleteRows(dynamodb, names.catalogTable, stale) };
};
