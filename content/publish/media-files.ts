import { createHash } from 'node:crypto';
import { captionFiles } from '../validate/media.ts';

/** A file to upload. Its key contains a hash of its content, so an uploaded object never changes. */
export interface MediaFile {
  key: string;
  contentType: string;
  body: Buffer;
}

/** The first 12 hex digits of the SHA-256. */
export const shortHash = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Language names in captions menus, each in its own language. */
const languageName = (tag: string): string => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

const hashCache = new WeakMap<Buffer, string>();

/** Hashes a file once, because rows, versions and uploads all need the hash. */
const fileHash = (body: Buffer): string => {
  const hash = hashCache.get(body) ?? shortHash(body);
  hashCache.set(body, hash);
  return hash;
};

const keyOf = (courseId: string, lectureId: string, body: Buffer, extension: string): string =>
  `media/${courseId}/${lectureId}-${fileHash(body)}.${extension}`;

/** Returns the video of a lecture and its captions, with their published keys. */
export const lectureMedia = (courseId: string, lectureId: string, files: Map<string, Buffer>) => {
  const body = files.get(`media/${lectureId}.mp4`) ?? Buffer.alloc(0);
  const video: MediaFile = { key: keyOf(courseId, lectureId, body, 'mp4'), contentType: 'video/mp4', body };
  const captions = captionFiles(files, lectureId).map(({ language, path }) => {
    const text = files.get(path) ?? Buffer.alloc(0);
    const key = keyOf(courseId, lectureId, text, `${language}.vtt`);
    return {
      language,
      label: languageName(language),
      file: { key, contentType: 'text/vtt; charset=utf-8', body: text },
    };
  });
  return { video, captions };
};
