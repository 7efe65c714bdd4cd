import { expect, test } from '@jest/globals';
import type { PlayedRange } from '#contract/rules/playback.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { dripCourseId, dripParams, newLinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { completeLectures, concurrently, courseId, enroll, firstLecture } from '#test/support/learners.ts';
import { withOwnPlatform } from '#test/support/own-platform.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';
import { advanceClock } from '#test/support/product-clock.ts';

const params = { courseId };
type Video = ReturnType<typeof firstLecture>;

withOwnPlatform();

const save = (ada: Learner, { sectionIndex, lectureIndex, lecture }: Video, watched: PlayedRange[], timestamp = 1) => {
  const body = { sectionIndex, lectureIndex, timestamp, duration: lecture.duration, watched };
  return ada.attempt('saveVideoProgress', { params, body });
};

/** The ranges stored for a video, from the learner's data export. */
const storedOf = async (ada: Learner, { sectionIndex, lectureIndex }: Video): Promise<unknown> => {
  const { rows } = await ada.call('exportAccount');
  return rows.find(({ sk }) => sk === `VIDEO#${courseId}#${sectionIndex}#${lectureIndex}`)?.played;
};

const withVideos = async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada Lovelace' } });
  const content = await enroll(ada);
  const videos = lecturesInOrder(content).filter(({ lecture }) => lecture.contentType === 'video');
  const [first, second] = videos;
  if (!first || !second) throw new Error('The course has fewer than two videos.');
  return { ada, content, videos, first, second };
};

test('playback counts only up to the time since the video was opened', async () => {
  const { ada, first } = await withVideos();
  const { duration } = first.lecture;
  await save(ada, first, [[0, duration]]);
  expect(await storedOf(ada, first)).toEqual([]);
  await advanceClock('1m');
  await save(ada, first, [
    [0, 21],
    [10, 22],
  ]);
  expect(await storedOf(ada, first)).toEqual([[0, 20]]);
  // A replay, and a claim beyond the end of the video at the same time.
  await save(ada, first, [[0, 21]]);
  await save(ada, first, [[0, 80_000]]);
  const [range] = (await storedOf(ada, first)) as PlayedRange[];
  expect(range?.[1]).toBeLessThan(duration);
  await advanceClock('1m');
  await save(ada, first, [[0, 80_000]]);
  expect(await storedOf(ada, first)).toEqual([[0, duration]]);
});

test('two tabs that play different videos share the time that passes', async () => {
  const { ada, first, second } = await withVideos();
  await save(ada, first, []);
  await advanceClock('1m');
  await concurrently(2, (index) => {
    const video = index === 0 ? first : second;
    return save(ada, video, [[0, video.lecture.duration]]);
  });
  expect(await storedOf(ada, first)).toEqual([[0, first.lecture.duration]]);
  expect(await storedOf(ada, second)).toEqual([]);
});

test('the two players of a drip course share the time that passes', async () => {
  const ada = await newLinkedSubscriber();
  const content = await ada.call('getCourseContent', { params: dripParams });
  const { lecture, sectionIndex, lectureIndex } = firstLecture(content, 'video');
  const { duration } = lecture;
  const saveInCourse = (watched: PlayedRange[]) =>
    ada.call('saveVideoProgress', {
      params: dripParams,
      body: { sectionIndex, lectureIndex, timestamp: 1, duration, watched },
    });
  const saveInDripViewer = (watched: PlayedRange[]) =>
    ada.call('saveDripProgress', {
      params: { ...dripParams, lectureId: lecture.id },
      body: { timestamp: 1, totalDuration: duration, completed: false, watched },
    });
  const stored = async () => {
    const { rows } = await ada.call('exportAccount');
    const playedIn = (sk: string) => rows.find((row) => row.sk === sk)?.played;
    return {
      inCourse: playedIn(`VIDEO#${dripCourseId}#${sectionIndex}#${lectureIndex}`),
      inDripViewer: playedIn(`DRIP#${dripCourseId}#LECTURE#${lecture.id}`),
    };
  };

  await saveInDripViewer([]);
  await saveInCourse([]);
  await advanceClock('1m');
  await saveInCourse([[0, 40]]);
  await saveInDripViewer([[40, duration]]);
  expect(await stored()).toEqual({ inCourse: [[0, 40]], inDripViewer: [] });
  await advanceClock('1m');
  await saveInDripViewer([[40, duration]]);
  expect(await stored()).toEqual({ inCourse: [[0, 40]], inDripViewer: [[40, duration]] });
});

test.each<[string, unknown]>([
  ['that ends before it starts', [[9, 3]]],
  ['below zero', [[-5, 3]]],
  ['longer than a day', [[0, 86_401]]],
  ['without an end', [[3]]],
  ['that is no number', [['0', '5']]],
  ['as one of too many', Array.from({ length: 101 }, (_, index) => [index, index + 1])],
])('a range %s is refused and changes nothing', async (_, watched) => {
  const { ada, first } = await withVideos();
  expect((await save(ada, first, watched as PlayedRange[])).body).toMatchObject({ code: 'invalid-request' });
  expect(await storedOf(ada, first)).toBeUndefined();
});

test('a learner who watches and reads gets a certificate that says so', async () => {
  const { ada, content, videos } = await withVideos();
  for (const video of videos) {
    await save(ada, video, []);
    await advanceClock('1m');
    await save(ada, video, [[0, video.lecture.duration]], video.lecture.duration);
  }
  const readings = lecturesInOrder(content).filter(({ lecture }) => lecture.contentType === 'reading');
  // The first claims more than the time that has passed, the second too little to have read anything.
  const claimed = (index: number) => [80_000, 3][index] ?? 230;
  for (const [index, { lecture }] of readings.entries()) {
    await advanceClock('4m');
    const body = { progress: 0, completedLecture: lecture.id, readSeconds: claimed(index) };
    await ada.call('saveCourseProgress', { params, body });
  }
  await completeLectures(ada, content);
  await ada.call('completeCourse', { params });
  const { id } = await ada.call('generateCertificate', { params });
  const { evidence } = (await ada.call('getCredential', { params: { certificateId: id } })) as {
    evidence: { narrative: string }[];
  };
  const narratives = evidence.map(({ narrative }) => narrative);
  const minutes = Math.floor(videos.reduce((sum, { lecture }) => sum + lecture.duration, 0) / 60);
  expect(narratives).toContain(
    `${minutes} of ${minutes} minutes watched. ${videos.length} videos, all completed at 90% of their length.`,
  );
  const readMinutes = Math.floor((240 + 230 * (readings.length - 2)) / 60);
  expect(narratives).toContain(
    `${readings.length} readings: ${readings.length - 1} read to the end, 1 marked as completed by hand. The pages read were open for ${readMinutes} minutes.`,
  );
  const { rows } = await ada.call('exportAccount');
  const certificate = rows.find(({ sk }) => String(sk).startsWith('CERTIFICATE#'));
  expect(certificate).toMatchObject({ record: { video: { by: { position: videos.length } } } });
});

test.each([
  ['a video by reading it', 'video', { readSeconds: 60 }],
  ['a video by its checks', 'video', { checksPassed: true as const }],
  ['a reading by its checks', 'reading', { checksPassed: true as const }],
] as const)('nobody completes %s', async (_, kind, manner) => {
  const { ada, content } = await withVideos();
  const body = { progress: 0, completedLecture: firstLecture(content, kind).lecture.id, ...manner };
  expect((await ada.attempt('saveCourseProgress', { params, body })).body.code).toBe('invalid-request');
  expect((await ada.call('getCourseProgress', { params })).completedLectures).toEqual([]);
});
