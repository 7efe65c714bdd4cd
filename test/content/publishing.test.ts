import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { courseListKey, searchIndexKey } from '#contract/storage/catalog-rows.ts';
import { day, detailOf, indexOf, newCourse, newTarget, publish, rowsOf } from './support/publish-target.ts';
import { captionsUntil, checked, smallDripCourse, writeVideo } from './support/small-course.ts';

test('a course is published with answers and content in separate rows', async () => {
  const target = newTarget();
  const checkedCourse = newCourse();
  const { id } = checkedCourse.course;
  expect(await publish(target, checkedCourse)).toEqual({
    published: [id],
    unchanged: [],
    removed: [],
    indexWritten: true,
    passagesWritten: true,
    drawingsWritten: 0,
  });

  const rows = await rowsOf(target, `COURSE#${id}`);
  expect(rows.map(({ sk }) => sk).sort()).toEqual(['COVER', 'DETAIL', 'LECTURE#read', 'QUIZ#check', 'SKILLS']);
  expect(JSON.stringify(rows)).not.toContain('Because of this.');
  const [answers] = await rowsOf(target, `ANSWERS#${id}`);
  expect(answers).toMatchObject({
    sk: 'QUIZ#check',
    answers: [
      { questionId: 'one', kind: 'single', accepted: ['a'], explanation: 'Because of this.', lectureId: 'start' },
      { questionId: 'order', kind: 'ordering', accepted: ['first', 'second'] },
      { questionId: 'word', kind: 'text', accepted: ['token'] },
    ],
  });
  const detail = await detailOf(target, id);
  expect(await rowsOf(target, `VERSIONS#${id}`)).toMatchObject([
    { sk: `VERSION#${detail.version}`, publishedAt: day.toISOString(), lectureIds: ['start', 'read', 'quiz'] },
  ]);
});

test('a course and its videos last as long as their lectures together, in seconds', async () => {
  const target = newTarget();
  const { course, ...rest } = newCourse();
  await publish(target, { course, ...rest });
  expect(await detailOf(target, course.id)).toMatchObject({
    duration: 30 + 5 * 60 + 3 * 60,
    lectureCount: 3,
    price: 19.5,
    instructor: 'Ada Berg',
    languages: ['en'],
    quizzes: [{ id: 'check', lectureId: 'quiz', questionCount: 3, passMark: 70, attemptsAllowed: null }],
  });
});

test('videos and captions are uploaded under content-hashed names for caching', async () => {
  const target = newTarget();
  const checkedCourse = newCourse();
  await publish(target, checkedCourse);
  const [start] = (await detailOf(target, checkedCourse.course.id)).sections[0]?.lectures ?? [];
  expect(start).toMatchObject({
    videoKey: expect.stringMatching(/^media\/course-[\w-]+\/start-[0-9a-f]{12}\.mp4$/),
    captions: [{ language: 'en', label: 'English', key: expect.stringMatching(/start-[0-9a-f]{12}\.en\.vtt$/) }],
  });
  const head = await target.s3.send(
    new HeadObjectCommand({ Bucket: target.names.mediaBucket, Key: start?.videoKey ?? '' }),
  );
  expect(head).toMatchObject({ ContentType: 'video/mp4', CacheControl: 'private, max-age=31536000, immutable' });
});

test('publishing the same content again writes nothing', async () => {
  const target = newTarget();
  const courses = [newCourse(), newCourse()];
  await publish(target, ...courses);
  target.writes.length = 0;
  const report = await publish(target, ...courses);
  expect(report).toMatchObject({
    published: [],
    unchanged: courses.map(({ course }) => course.id),
    indexWritten: false,
    passagesWritten: false,
  });
  expect(target.writes).toEqual([]);
});

test('at every step of a publish, all references resolve', async () => {
  const target = newTarget();
  await publish(target, newCourse());
  const kinds = target.writes.map((write) => write.replace(/#.*/, '').replace(/^media\/.*/, 'media'));
  const order = ['media', 'LECTURE', 'QUIZ', 'VERSION', 'DETAIL', searchIndexKey, courseListKey];
  expect(order.map((kind) => kinds.indexOf(kind))).toEqual(
    [...order.map((kind) => kinds.indexOf(kind))].sort((a, b) => a - b),
  );
  expect(kinds.lastIndexOf('QUIZ')).toBeLessThan(kinds.indexOf('DETAIL'));
  expect(kinds.at(-1)).toBe(courseListKey);
});

test('a change uploads only what is new and removes old files after the index', async () => {
  const target = newTarget();
  const before = newCourse();
  const { id } = before.course;
  await publish(target, before);
  const first = await detailOf(target, id);
  target.writes.length = 0;

  const after = newCourse((folder) => {
    folder.course.sections[0]?.lectures.splice(1, 1);
    folder.files.delete('lectures/read.md');
  }, id);
  await publish(target, after);
  const second = await detailOf(target, id);
  expect(second.version).not.toBe(first.version);
  expect(target.writes.filter((write) => write.startsWith('media/'))).toEqual([]);
  expect(target.writes.at(-1)).toBe('delete LECTURE#read');
  expect(await rowsOf(target, `VERSIONS#${id}`)).toHaveLength(2);

  target.writes.length = 0;
  await publish(
    target,
    newCourse((folder) => {
      folder.videoFiles.set('media/start.mp4', writeVideo(40));
      folder.files.set('media/start.en.vtt', captionsUntil(40));
      Object.assign(folder.course.sections[0]?.lectures[0] ?? {}, { seconds: 40 });
    }, id),
  );
  expect(target.writes.filter((write) => write.startsWith('media/'))).toHaveLength(2);
});

test('a withdrawn course leaves the list but stays available to its learners', async () => {
  const target = newTarget();
  const [stays, goes] = [newCourse(), newCourse()];
  await publish(target, stays, goes);
  const { cursorKey } = await indexOf(target);
  expect(await publish(target, stays)).toMatchObject({ removed: [goes.course.id], indexWritten: true });
  const index = await indexOf(target);
  expect(index.courses.map(({ id }: { id: string }) => id)).toEqual([stays.course.id]);
  expect(index.cursorKey).toBe(cursorKey);
  expect(await detailOf(target, goes.course.id)).toBeDefined();
});

test('a drip course publishes its launch, its section days and its release hour', async () => {
  const target = newTarget();
  const drip = checked(smallDripCourse());
  drip.course.launchesOn = '2026-12-01';
  await publish(target, drip);
  expect(await detailOf(target, 'small-course')).toMatchObject({
    kind: 'drip',
    releaseHour: 8,
    launchesOn: '2026-12-01',
    sections: [{ opensAfterDays: 0 }, { opensAfterDays: 3 }],
  });
});
