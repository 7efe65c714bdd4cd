import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { type StreamingCloud, startStreamingCloud, videoCourse } from '../support/streaming-cloud.ts';

let platform: StreamingCloud;
const courseId = 'streamed';

/** A course whose video has neither pictures nor sound, so its job fails. */
const brokenCourse = () =>
  smallCourse((folder) => {
    Object.assign(folder, { id: 'broken' });
    Object.assign(folder.course, { id: 'broken', price: 0 });
  });
const publish = async () =>
  platform.publish(
    ...[await videoCourse(courseId), await videoCourse('sold', 20), await videoCourse('damaged'), brokenCourse()].map(
      (course) => checked(course),
    ),
  );

beforeAll(async () => {
  platform = await startStreamingCloud();
}, 180_000);
afterAll(() => platform.stop());

const openVideo = async (learner: Learner, id = courseId) => {
  await learner.call('enroll', { params: { courseId: id } });
  const { sections } = await learner.call('getCourseContent', { params: { courseId: id } });
  const s3Key = lecturesInOrder({ sections }).find(({ lecture }) => lecture.id === 'start')?.lecture.videoKey ?? '';
  return { s3Key, video: await learner.call('getVideoUrl', { params: { courseId: id }, query: { s3Key } }) };
};
const fetchRange = async (url: string, [, length = '', offset = '']: readonly string[]) => {
  const [first, last] = [Number(offset), Number(offset) + Number(length) - 1];
  const response = await fetch(url, { headers: { range: `bytes=${first}-${last}` } });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test('until a job is complete, and when it fails, learners get the MP4 file', async () => {
  const { renditions } = await publish();
  expect(renditions?.started.map((key) => key.split('/')[1])).toEqual([courseId, 'sold', 'damaged', 'broken']);
  await platform.waitForJobs();
  const ada = await newLearner();
  const { video } = await openVideo(ada, 'broken');
  expect(video).toEqual({
    url: expect.stringContaining('.mp4?'),
    captions: [expect.anything()],
    expiresAt: expect.anything(),
  });
  expect((await fetch(video.url)).status).toBe(200);
});

test('after the job, learners get playlists whose byte ranges open by signed URL', async () => {
  const { video } = await openVideo(await newLearner());
  const heights = [...(video.hls?.master ?? '').matchAll(/RESOLUTION=\d+x(\d+)/g)].map(([, height]) => height);
  expect(heights).toEqual(['1080', '720', '360']);
  expect(video.hls?.media.map(({ name }) => name)).toEqual([
    ...['1080p', '720p', '360p', 'audio'].map((name) => `index_${name}.m3u8`),
  ]);
  for (const { text } of video.hls?.media ?? []) {
    const url = /VALUE="([^"]+)"/.exec(text)?.[1] ?? '';
    const ranges = [...text.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)];
    const [header, fragment] = await Promise.all(
      [ranges[0], ranges.at(-1)].map((range) => fetchRange(url, range ?? [])),
    );
    expect([header?.status, fragment?.status]).toEqual([206, 206]);
    expect(header?.bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(fragment?.bytes.toString('latin1', 4, 8)).toBe('moof');
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
  }
  expect((await fetch(video.url)).status).toBe(200);
});

test('publishing again starts no second job, except for the video whose job failed', async () => {
  const { unchanged, renditions } = await publish();
  expect(unchanged).toHaveLength(4);
  expect(renditions?.failed).toEqual([
    { videoKey: expect.stringContaining('/broken/'), reason: expect.stringContaining('no video') },
  ]);
  await platform.waitForJobs();
  expect(await platform.jobs(`/${courseId}/`)).toHaveLength(1);
  expect(
    (await platform.jobs()).every(({ Status, Settings }) => {
      const isBroken = Settings?.Inputs?.[0]?.FileInput?.includes('/broken/');
      return Status === (isBroken ? 'ERROR' : 'COMPLETE');
    }),
  ).toBe(true);
});

test('a learner who has not bought a course gets neither its video nor its playlists', async () => {
  const { s3Key } = await openVideo(await newLearner());
  const bert = await newLearner();
  for (const params of [{ courseId: 'sold' }, { courseId }]) {
    const query = { s3Key: s3Key.replace(courseId, params.courseId) };
    const { status, body } = await bert.attempt('getVideoUrl', { params, query });
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-enrolled' });
    expect(body).not.toHaveProperty('hls');
  }
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  for (const name of ['index.m3u8', 'index_360p.cmfv']) {
    const query = { s3Key: s3Key.replace('media/', 'media/hls/').replace('.mp4', `/${name}`) };
    expect((await ada.attempt('getVideoUrl', { params: { courseId }, query })).status).toBe(404);
  }
});

test('a playlist that names files of another video is not shown', async () => {
  const ada = await newLearner();
  const s3 = new S3Client({ ...platform.settings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const [{ Settings } = {}] = await platform.jobs('/damaged/');
  const destination = Settings?.OutputGroups?.[0]?.OutputGroupSettings?.CmafGroupSettings?.Destination ?? '';
  const [, Bucket, folder] = /^s3:\/\/([^/]+)\/(.+)\/index$/.exec(destination) ?? [];
  const Body = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,CODECS="avc1.640028",RESOLUTION=1x1\n../../sold/x/index_360p.m3u8\n`;
  await s3.send(new PutObjectCommand({ Bucket, Key: `${folder}/index.m3u8`, Body }));
  const { video } = await openVideo(ada, 'damaged');
  expect(video).not.toHaveProperty('hls');
  expect((await fetch(video.url)).status).toBe(200);
});
