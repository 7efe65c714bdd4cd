import { idPattern } from '#contract/storage/keys.ts';

/** Name of the file in a course's folder that lists its media outside git. */
export const lockFile = 'media.lock';

/** The only media type that a lock may name. */
export const videoType = 'video/mp4';

/** A media file that is not in git: one line of `media.lock`. */
export interface LockedFile {
  /** Path in the course's folder, `media/<lectureId>.mp4`. */
  path: string;
  /** Hex digits. */
  sha256: string;
  /** Bytes. */
  size: number;
  /** Length in seconds. */
  seconds: number;
  /** Counted from 1. */
  line: number;
}

/** What a lock says, and one sentence for each line that is wrong. */
export interface MediaLock {
  locked: LockedFile[];
  problems: string[];
}

/** Returns the lecture of a video by its path in the course's folder. */
export const lectureIdOf = (path: string): string => path.replace(/^media\/|\.mp4$/g, '');

const header = '# Media outside git. npm run media -- push writes this file.';

const maxBytes = 1024 ** 4;
const maxSeconds = 24 * 60 * 60;

/** Quotes what a lock says for a message, without control characters. */
const quoted = (text: string): string => JSON.stringify(text.slice(0, 100));

/** Returns why a path cannot be locked; undefined for `media/<lectureId>.mp4`. */
const pathProblem = (path: string): string | undefined => {
  const id = /^media\/([^/]*)\.mp4$/.exec(path)?.[1];
  return id !== undefined && idPattern.test(id)
    ? undefined
    : `${quoted(path)} is not a video of this course; write media/<lecture>.mp4`;
};

const isWithin = (text: string, pattern: RegExp, maximum: number): boolean =>
  pattern.test(text) && Number(text) > 0 && Number(text) <= maximum;

const parseLine = (text: string, line: number): LockedFile | string => {
  const [path = '', sha256 = '', size = '', type = '', seconds = '', ...rest] = text.trim().split(/\s+/);
  const problem = pathProblem(path);
  if (problem) return problem;
  if (rest.length > 0 || seconds === '') return `write "${path} <SHA-256> <bytes> ${videoType} <seconds>"`;
  if (!/^[0-9a-f]{64}$/.test(sha256))
    return `${path} needs a SHA-256 of 64 lowercase hex digits, not ${quoted(sha256)}`;
  if (!isWithin(size, /^\d+$/, maxBytes)) return `${path} needs a size in bytes, not ${quoted(size)}`;
  if (type !== videoType) return `${path} needs the type ${videoType}, not ${quoted(type)}`;
  if (!isWithin(seconds, /^\d+(\.\d+)?$/, maxSeconds))
    return `${path} needs a length in seconds, not ${quoted(seconds)}`;
  return { path, sha256, size: Number(size), seconds: Number(seconds), line };
};

/** Reads `media.lock`. Each problem names its line: a lock comes from git and may say anything. */
export const parseLock = (text: string): MediaLock => {
  const locked: LockedFile[] = [];
  const problems: string[] = [];
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(content)) continue;
    const parsed = parseLine(content, index + 1);
    const isTwice = typeof parsed !== 'string' && locked.some(({ path }) => path === parsed.path);
    if (typeof parsed === 'string' || isTwice)
      problems.push(
        `${lockFile}, line ${index + 1}: ${typeof parsed === 'string' ? parsed : `${parsed.path} is listed twice`}`,
      );
    else locked.push(parsed);
  }
  return { locked, problems };
};

/** Writes a lock: one line per file, sorted by path, so that a change of one file is a change of one line. */
export const formatLock = (locked: readonly Omit<LockedFile, 'line'>[]): string =>
  [
    header,
    ...[...locked]
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ path, sha256, size, seconds }) => [path, sha256, size, videoType, seconds].join(' ')),
    '',
  ].join('\n');
