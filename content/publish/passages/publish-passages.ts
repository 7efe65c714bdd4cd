import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { faqPassages } from '#content/assistant/faq-passages.ts';
import { sitePassages } from '#content/assistant/site-passages.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { type CoursePassages, coursePassagesKey, publicPassagesKey, type StoredPassages } from '#contract/passages.ts';
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

/**
 * Writes the assistant's passages: one object per course, so that a question about a course reads only that one, and
 * one with the public passages. Resolves to whether anything was written. Passages of a removed course stay, like its
 * rows, for its learners.
 */
export const publishPassages = async (
  client: S3Client,
  bucket: string,
  courses: readonly CheckedCourse[],
): Promise<boolean> => {
  const written: boolean[] = [];
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
