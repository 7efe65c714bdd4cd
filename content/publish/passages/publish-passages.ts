import { createHash } from 'node:crypto';
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { faqPassages } from '#content/assistant/faq-passages.ts';
import { sitePassages } from '#content/assistant/site-passages.ts';
import { readWordVectors } from '#content/assistant/word-vectors.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import {
  type CoursePassages,
  coursePassagesKey,
  publicPassagesKey,
  type StoredPassages,
  wordVectorsKey,
} from '#contract/passages.ts';
import { shortHash } from '../media-files.ts';
import { coursePassages, publicCoursePassages } from './course-passages.ts';
import { coursePractice } from './practice.ts';

const storedVersion = async (client: S3Client, bucket: string, key: string): Promise<string | undefined> => {
  try {
    const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    return (JSON.parse((await response.Body?.transformToString()) ?? '') as StoredPassages<unknown>).version;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

const writePassages = async <Passage>(
  client: S3Client,
  bucket: string,
  key: string,
  contents: Omit<StoredPassages<Passage>, 'version'>,
): Promise<boolean> => {
  const version = shortHash(JSON.stringify(contents));
  if ((await storedVersion(client, bucket, key)) === version) return false;
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      Body: JSON.stringify({ version, ...contents }),
      ContentType: 'application/json',
      CacheControl: 'no-cache',
    }),
  );
  return true;
};

/** Returns the SHA-256 under which an object was stored, as metadata. */
const storedHash = async (client: S3Client, bucket: string, key: string): Promise<string | undefined> => {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }))).Metadata?.sha256;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

const writeWordVectors = async (client: S3Client, bucket: string): Promise<boolean> => {
  const vectors = await readWordVectors();
  const sha256 = createHash('sha256').update(vectors).digest('hex');
  if ((await storedHash(client, bucket, wordVectorsKey)) === sha256) return false;
  await client.send(
    new PutObjectCommand({
      ...{ Bucket: bucket, Key: wordVectorsKey, Body: vectors, Metadata: { sha256 } },
      ...{ ContentType: 'application/octet-stream', CacheControl: 'no-cache' },
    }),
  );
  return true;
};

/**
 * Writes the assistant's passages: one object per course, so that a question about a course reads only that one, and
 * one with the public passages; and the word vectors for searching them. Resolves to whether anything was written.
 * Passages of a removed course stay, like its rows, for its learners.
 */
export const publishPassages = async (
  client: S3Client,
  bucket: string,
  courses: readonly CheckedCourse[],
): Promise<boolean> => {
  const written = [await writeWordVectors(client, bucket)];
  for (const checked of courses) {
    const contents: Omit<CoursePassages, 'version'> = {
      passages: coursePassages(checked),
      practice: coursePractice(checked),
    };
    written.push(await writePassages(client, bucket, coursePassagesKey(checked.course.id), contents));
  }
  const passages = [...sitePassages, ...faqPassages, ...courses.flatMap(publicCoursePassages)];
  written.push(await writePassages(client, bucket, publicPassagesKey, { passages }));
  return written.includes(true);
};
