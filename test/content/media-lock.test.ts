import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { loadCourses } from '#content/load.ts';
import { cachePath, createMediaCache } from '#content/media/cache.ts';
import { formatLock, parseLock } from '#content/media/lock.ts';
import { emptyMediaCaches } from './support/media-cache.ts';
import { writeVideo } from './support/small-course.ts';

const { folder } = emptyMediaCaches();

const sha = 'a'.repeat(64);

test.each([
  ['../../../../etc/passwd', 'is not a video of this course'],
  ['/etc/passwd', 'is not a video of this course'],
  ['media/../../other/media/one.mp4', 'is not a video of this course'],
  ['../other/media/one.mp4', 'is not a video of this course'],
  ['media\\..\\one.mp4', 'is not a video of this course'],
  ['media/.mp4', 'is not a video of this course'],
  ['course.ts', 'is not a video of this course'],
])('a lock that names %s is refused with its line', (path, problem) => {
  const { locked, problems } = parseLock(`# A comment\n${path} ${sha} 10 video/mp4 30\n`);
  expect(locked).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(`media.lock, line 2: ${JSON.stringify(path)} ${problem}`)]);
});

test.each([
  [`${sha.slice(1)} 10 video/mp4 30`, 'media/one.mp4 needs a SHA-256'],
  [`${sha.toUpperCase()} 10 video/mp4 30`, 'media/one.mp4 needs a SHA-256'],
  [`${sha} -10 video/mp4 30`, 'media/one.mp4 needs a size in bytes'],
  [`${sha} 1e3 video/mp4 30`, 'media/one.mp4 needs a size in bytes'],
  [`${sha} 99999999999999999 video/mp4 30`, 'media/one.mp4 needs a size in bytes'],
  [`${sha} 10 text/html 30`, 'media/one.mp4 needs the type video/mp4'],
  [`${sha} 10 video/mp4 0`, 'media/one.mp4 needs a length in seconds'],
  [`${sha} 10 video/mp4 NaN`, 'media/one.mp4 needs a length in seconds'],
  [`${sha} 10 video/mp4`, 'write "media/one.mp4 <SHA-256> <bytes> video/mp4 <seconds>"'],
  [`${sha} 10 video/mp4 30 more`, 'write "media/one.mp4 <SHA-256> <bytes> video/mp4 <seconds>"'],
])('the line "media/one.mp4 %s" is refused', (rest, problem) => {
  expect(parseLock(`media/one.mp4 ${rest}`).problems).toEqual([expect.stringContaining(`line 1: ${problem}`)]);
});

test('a file that a lock lists twice is refused', () => {
  const line = `media/one.mp4 ${sha} 10 video/mp4 30`;
  expect(parseLock(`${line}\n${line}\n`).problems).toEqual(['media.lock, line 2: media/one.mp4 is listed twice']);
});

test('a lock has one line per file, sorted by path, and is read as it was written', () => {
  const files = ['b', 'a', 'B'].map((id, index) => ({
    ...{ path: `media/${id}.mp4`, sha256: sha, size: index + 1, seconds: 1.5 },
  }));
  const text = formatLock(files);
  expect(text.match(/media\/\w+/g)).toEqual(['media/B', 'media/a', 'media/b']);
  const { locked, problems } = parseLock(text);
  expect(problems).toEqual([]);
  expect(formatLock(locked)).toBe(text);
  expect(locked).toContainEqual({ path: 'media/b.mp4', sha256: sha, size: 1, seconds: 1.5, line: 4 });
});

test('a lock that is wrong about a file is refused, with its line', async () => {
  const directory = join(folder(), 'wrong/bees');
  await mkdir(directory, { recursive: true });
  const video = writeVideo(32);
  await createMediaCache();
  await writeFile(cachePath(video), await readFile(video.path ?? ''));
  await writeFile(join(directory, 'media.lock'), `media/one.mp4 ${video.sha256} 117 video/mp4 33\n`);
  expect((await loadCourses(join(folder(), 'wrong')))[0]?.errors).toEqual([
    'media.lock, line 1: media/one.mp4 has 116 bytes, not 117',
    'media.lock, line 1: media/one.mp4 lasts 32 seconds, not 33',
  ]);
});

test('a symbolic link is neither a lock nor a video', async () => {
  const directory = join(folder(), 'links/bees');
  await mkdir(join(directory, 'media'), { recursive: true });
  await symlink('/etc/passwd', join(directory, 'media/one.mp4'));
  await symlink('../../courses/bees/media.lock', join(directory, 'media.lock'));
  expect((await loadCourses(join(folder(), 'links')))[0]?.errors).toEqual([
    'media/one.mp4 is a symbolic link; put the video itself there',
    'media.lock is not a file',
  ]);
});
