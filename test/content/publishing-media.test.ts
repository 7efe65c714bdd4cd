import { GetObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { publishAll } from '#content/publish/publish-all.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { day, detailOf, newCourse, newTarget, publish } from './support/publish-target.ts';
import { writeVideo } from './support/small-course.ts';

/** A course whose video is in its lock and not on this machine. */
const lockedCourse = () => {
  const { path: _, ...file } = writeVideo(30);
  const locked = { ...file, lockedSha256: file.sha256 };
  return newCourse(({ videoFiles }) => void videoFiles.set('media/start.mp4', locked));
};

test('a course without its locked video is refused by name, unless that is allowed', async () => {
  const target = newTarget();
  const locked = lockedCourse();
  const { id } = locked.course;
  await expect(publish(target, locked)).rejects.toThrow(`${id}/start is in media.lock, but not on this machine.`);
  expect(target.writes).toEqual([]);

  const { writes: _, ...names } = target;
  await publishAll({ ...names, courses: [locked], now: day, allowsMissingMedia: true });
  const startOf = async () => (await detailOf(target, id)).sections[0]?.lectures[0];
  expect(await startOf()).toMatchObject({ isVideoPending: true, captions: [{ language: 'en' }] });
  expect(target.writes.filter((write) => write.endsWith('.mp4'))).toEqual([]);

  const complete = newCourse(() => undefined, id);
  await publish(target, complete);
  expect(await startOf()).not.toHaveProperty('isVideoPending');
  target.writes.length = 0;
  expect(await publish(target, locked)).toMatchObject({ published: [], unchanged: [id] });
  expect(await startOf()).not.toHaveProperty('isVideoPending');
  expect(target.writes.filter((write) => write.endsWith('.mp4'))).toEqual([]);
});

test('a video other than the one in the lock is refused by name', async () => {
  const changed = newCourse(
    ({ videoFiles }) => void videoFiles.set('media/start.mp4', { ...writeVideo(30), lockedSha256: 'a'.repeat(64) }),
  );
  await expect(publish(newTarget(), changed)).rejects.toThrow(
    `course ${changed.course.id}: media/start.mp4 is not the file that media.lock names`,
  );
});

test('publishing stores the drawings that the site lacks, each once', async () => {
  const { writes: _, names, ...target } = newTarget();
  const first = newCourse();
  const publishDrawn = (...courses: CheckedCourse[]) =>
    publishAll({ ...target, names: { ...names, siteBucket: 'site' }, courses, now: day });
  expect(await publishDrawn(first)).toMatchObject({ drawingsWritten: 2 });
  const cover = await target.s3.send(
    new GetObjectCommand({ Bucket: 'site', Key: `drawings/covers/${first.course.id}.svg` }),
  );
  expect(cover).toMatchObject({ ContentType: 'image/svg+xml', CacheControl: 'public, max-age=86400' });
  expect(await cover.Body?.transformToString()).toContain('<g id="cover"');
  expect(await publishDrawn(first)).toMatchObject({ drawingsWritten: 0 });

  const shapes = [{ d: 'M1 2H3', stroke: 'ink' as const }];
  const namesake = newCourse(({ course }) => {
    course.instructor = { ...course.instructor, id: 'ada-berg-2', portrait: { hue: 'plan', shapes } };
  });
  expect(await publishDrawn(first, namesake)).toMatchObject({ drawingsWritten: 2 });
  const portraitOf = async (id: string) => {
    const object = await target.s3.send(new GetObjectCommand({ Bucket: 'site', Key: `drawings/portraits/${id}.svg` }));
    return object.Body?.transformToString();
  };
  expect(await portraitOf('ada-berg-2')).toContain('M1 2H3');
  expect(await portraitOf('ada-berg')).not.toContain('M1 2H3');
});
