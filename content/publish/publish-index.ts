import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { Lecture } from '#content/define.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import type { LecturePassage, PassageLine } from '#contract/passages.ts';
import { buildCourseIndex, encodeCourseIndex, type SearchableCourse } from '#contract/rules/course-search.ts';
import type { SearchableLecture } from '#contract/rules/search/build-index.ts';
import {
  courseListKey,
  type IndexedCourse,
  type StoredCourseList,
  searchIndexKey,
} from '#contract/storage/catalog-rows.ts';
import type { PublishedCourse } from './course-rows.ts';
import { readEnglishWords } from './english-words.ts';
import { shortHash } from './media-files.ts';
import { coursePassages } from './passages/course-passages.ts';

const readCourseList = async (client: S3Client, bucket: string): Promise<StoredCourseList | undefined> => {
  try {
    const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: courseListKey }));
    return JSON.parse((await response.Body?.transformToString()) ?? '') as StoredCourseList;
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
  lectureCount: detail.lectureCount,
  sectionCount: detail.sectionCount,
  price: detail.price,
  currency: detail.currency,
  kind: detail.kind,
  hasCertificate: detail.hasCertificate,
  hasNotebook: detail.hasNotebook,
  ...(detail.hasAssignment !== undefined && { hasAssignment: detail.hasAssignment }),
  updatedAt: detail.updatedAt,
  ...(detail.featured !== undefined && { featured: detail.featured }),
});

/** Returns a line as it is quoted in a result: without Markdown; none for a table or a program, which are no sentence. */
const quotableLine = ([text, seconds]: PassageLine): PassageLine[] => {
  if (/^(?:\||```)/.test(text)) return [];
  const sentence = text.replace(/^(?:-|\d+\.) /, '').replaceAll('`', '');
  return [seconds === undefined ? [sentence] : [sentence, seconds]];
};

/** Returns what anyone may read of a lecture without paying: a preview's transcript, and lectures that are free. */
const publicLinesOf = (
  { course }: CheckedCourse,
  lecture: Lecture,
  passages: readonly LecturePassage[],
): PassageLine[] => {
  const isFree = course.kind === 'standard' ? course.price === 0 : lecture.type === 'free';
  const lines = passages.flatMap((passage) => passage.lines).flatMap(quotableLine);
  // The notes below a preview are not public: only the video is.
  return isFree ? lines : lecture.isPreview ? lines.filter(([, seconds]) => seconds !== undefined) : [];
};

const searchableLectures = (checked: CheckedCourse): SearchableLecture[] => {
  const byLecture = new Map<string, LecturePassage[]>();
  for (const passage of coursePassages(checked))
    byLecture.set(passage.lectureId, [...(byLecture.get(passage.lectureId) ?? []), passage]);
  return checked.course.sections.flatMap(({ lectures }, sectionIndex) =>
    lectures.map((lecture, lectureIndex) => {
      const own = byLecture.get(lecture.id) ?? [];
      return {
        ...{ id: lecture.id, title: lecture.title, sectionIndex, lectureIndex, isPreview: lecture.isPreview === true },
        aliases: lecture.aliases ?? [],
        headings: [
          ...own.flatMap(({ heading }) => heading ?? []),
          ...(lecture.resources ?? []).map(({ title }) => title),
        ],
        lines: own.flatMap(({ lines }) => lines),
        publicLines: publicLinesOf(checked, lecture, own),
      };
    }),
  );
};

/** Returns the searchable texts of a course. */
export const searchableCourse = (checked: CheckedCourse, published: PublishedCourse): SearchableCourse => {
  const { course } = checked;
  return {
    card: cardOf(published),
    skills: course.skills.map(({ name }) => name),
    aliases: course.aliases ?? [],
    sections: course.sections.map(({ title }) => title),
    outcomes: course.outcomes,
    audience: course.audience.for,
    description: course.description,
    lectures: searchableLectures(checked),
  };
};

/**
 * Writes the search index and the course list if they changed; the list last, because its version says that both are
 * written. Returns the ids that were removed from the list. The key that signs cursors is created once, so that cursors
 * outlive a publish.
 */
export const publishIndex = async (
  client: S3Client,
  bucket: string,
  courses: readonly SearchableCourse[],
): Promise<{ isChanged: boolean; removed: string[] }> => {
  const stored = await readCourseList(client, bucket);
  const cursorKey = stored?.cursorKey ?? randomBytes(32).toString('base64url');
  const index = buildCourseIndex(courses, { version: '', cursorKey, englishWords: readEnglishWords() });
  const version = shortHash(Buffer.from(encodeCourseIndex(index)));
  const ids = new Set(courses.map(({ card }) => card.id));
  const removed = (stored?.courses ?? []).map(({ id }) => id).filter((id) => !ids.has(id));
  if (stored?.version === version) return { isChanged: false, removed };
  const put = (Key: string, Body: string | Uint8Array, ContentType: string) =>
    client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType, CacheControl: 'no-cache' }));
  await put(searchIndexKey, gzipSync(encodeCourseIndex({ ...index, version })), 'application/gzip');
  const list: StoredCourseList = { version, cursorKey, courses: index.courses };
  await put(courseListKey, JSON.stringify(list), 'application/json');
  return { isChanged: true, removed };
};
