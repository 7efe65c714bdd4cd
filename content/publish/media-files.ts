import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { countPages, documentPath } from '../document-file.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';
import { captionFiles } from '../validate/media.ts';
import type { VideoFile } from '../video-file.ts';

/** A file to upload. Its key contains a hash of its content, so an uploaded object never changes. */
export interface MediaFile {
  key: string;
  contentType: string;
  /** Bytes; needed for a stream. */
  size?: number;
  /** The file on disk that has the content, if any. */
  path?: string;
  /** Returns the content; a stream for large files. */
  open(): Buffer | Readable | Promise<Buffer>;
}

/** Hex digits of a SHA-256 that names contain. */
const hashLength = 12;

/** Returns the first 12 hex digits of the SHA-256. */
export const shortHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, hashLength);

/** Language names in captions menus, each in its own language. */
const languageName = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

const keyOf = (courseId: string, lectureId: string, hash: string, extension: string): string =>
  `media/${courseId}/${lectureId}-${hash}.${extension}`;

/** Returns the S3 key under which the video of a lecture is published. */
export const videoKeyOf = (courseId: string, lectureId: string, { sha256 }: Pick<VideoFile, 'sha256'>): string =>
  keyOf(courseId, lectureId, sha256.slice(0, hashLength), 'mp4');

/** Returns the file to upload; none when the video is not on this machine. */
const videoFilesOf = (key: string, { path, size }: VideoFile): MediaFile[] =>
  path === undefined ? [] : [{ key, contentType: 'video/mp4', size, path, open: () => createReadStream(path) }];

/** Returns the key of a lecture's video, its captions, and the files of both. */
export const lectureMedia = (
  { course, files, videoFiles }: Pick<CheckedCourse, 'course' | 'files' | 'videoFiles'>,
  lectureId: string,
) => {
  const videoFile = videoFiles.get(`media/${lectureId}.mp4`);
  if (!videoFile) throw new Error(`${course.id} has no video for ${lectureId}.`);
  const captions = captionFiles(files, lectureId).map(({ language, path }) => {
    const text = files.get(path) ?? Buffer.alloc(0);
    const file: MediaFile = {
      key: keyOf(course.id, lectureId, shortHash(text), `${language}.vtt`),
      contentType: 'text/vtt; charset=utf-8',
      size: text.length,
      open: () => text,
    };
    return { language, label: languageName(language), file };
  });
  const videoKey = videoKeyOf(course.id, lectureId, videoFile);
  return {
    videoKey,
    isPending: videoFile.path === undefined && !videoFile.isPublished,
    captions,
    files: [...videoFilesOf(videoKey, videoFile), ...captions.map(({ file }) => file)],
  };
};

/** Returns the PDF file of a document with its published key, its size and its number of pages. */
export const lectureDocument = ({ course, files }: Pick<CheckedCourse, 'course' | 'files'>, lectureId: string) => {
  const content = files.get(documentPath(lectureId));
  const pages = content && countPages(content);
  if (!pages) throw new Error(`${course.id} has no document for ${lectureId}.`);
  const file: MediaFile = {
    key: keyOf(course.id, lectureId, shortHash(content), 'pdf'),
    contentType: 'application/pdf',
    size: content.length,
    open: () => content,
  };
  return { file, bytes: content.length, pages };
};
