import { expect, test } from '@jest/globals';
import { concurrently, courseId, enroll, firstLecture } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';

test('a learner enrolls with one call, and enrolling again changes nothing', async () => {
  const ada = await newLearner();
  expect(await ada.call('getEnrollmentStatus', { params: { courseId } })).toEqual({ isEnrolled: false });
  const first = await ada.call('enroll', { params: { courseId } });
  const again = await ada.call('enroll', { params: { courseId } });
  expect(again).toEqual(first);
  expect(await ada.call('getEnrollmentStatus', { params: { courseId } })).toMatchObject({ isEnrolled: true });
});

test('fifty concurrent clicks enroll once', async () => {
  const ada = await newLearner();
  const responses = await concurrently(50, () => ada.call('enroll', { params: { courseId } }));
  expect(new Set(responses.map(({ enrolledAt }) => enrolledAt)).size).toBe(1);
  expect((await ada.call('listEnrolledCourses')).courses).toHaveLength(1);
});

test('the course studied last comes before one enrolled in later', async () => {
  const ada = await newLearner();
  const { lecture } = firstLecture(await enroll(ada), 'reading');
  await ada.call('saveCourseProgress', { params: { courseId }, body: { progress: 0, completedLecture: lecture.id } });
  await ada.call('enroll', { params: { courseId: 'writing-email-with-ai' } });
  const { courses } = await ada.call('listEnrolledCourses');
  expect(courses.map(({ id }) => id)).toEqual([courseId, 'writing-email-with-ai']);
});

test('an unpaid course cannot be enrolled in, read or watched', async () => {
  const ada = await newLearner();
  const params = { courseId: 'rag-from-first-principles' };
  expect((await ada.attempt('enroll', { params })).body.code).toBe('payment-required');
  expect((await ada.attempt('getCourseContent', { params })).body.code).toBe('not-enrolled');
  expect((await ada.attempt('getVideoUrl', { params, query: { s3Key: 'media/x' } })).body.code).toBe('not-enrolled');
  expect((await ada.attempt('generateCertificate', { params })).body.code).toBe('not-enrolled');
});

test('a drip course is subscribed to, not enrolled in', async () => {
  const ada = await newLearner();
  const response = await ada.attempt('enroll', { params: { courseId: 'agents-step-by-step' } });
  expect(response.body.code).toBe('subscribe-instead');
});

test('course content requires enrollment', async () => {
  const [ada, bob] = [await newLearner(), await newLearner()];
  const content = await enroll(ada);
  const lectures = content.sections.flatMap((section) => section.lectures);
  expect(lectures).not.toEqual([]);
  expect(lectures.filter(({ isUnlocked }) => !isUnlocked)).toEqual([]);
  expect((await bob.attempt('getCourseContent', { params: { courseId } })).body.code).toBe('not-enrolled');
});

test('course content is sent compressed to browsers that accept it', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const contentFor = (encoding: string) =>
    ada.attempt('getCourseContent', { params: { courseId }, headers: { 'accept-encoding': encoding } });
  const compressed = await contentFor('gzip, deflate, br');
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.headers.get('vary')).toContain('accept-encoding');
  expect(compressed.headers.get('cache-control')).toBe('no-store');
  const plain = await contentFor('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(compressed.body).toEqual(plain.body);
});

test('an enrolled learner gets a playable video URL with captions', async () => {
  const ada = await newLearner();
  const { lecture } = firstLecture(await enroll(ada), 'video');
  const playable = await ada.call('getVideoUrl', { params: { courseId }, query: { s3Key: lecture.videoKey ?? '' } });
  const video = await fetch(playable.url, { headers: { range: 'bytes=0-9' } });
  expect({ status: video.status, type: video.headers.get('content-type') }).toEqual({ status: 206, type: 'video/mp4' });
  const captions = await fetch(playable.captions[0]?.url ?? '');
  expect(await captions.text()).toMatch(/^WEBVTT/);
});

test('a tampered video URL plays nothing', async () => {
  const ada = await newLearner();
  const { lecture } = firstLecture(await enroll(ada), 'video');
  const { url } = await ada.call('getVideoUrl', { params: { courseId }, query: { s3Key: lecture.videoKey ?? '' } });
  const other = url.replace(/X-Amz-Signature=(.)/, (_, digit) => `X-Amz-Signature=${digit === '0' ? '1' : '0'}`);
  expect((await fetch(other)).status).toBe(403);
  expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
});

test.each(['catalog/courses.json', 'media/agents-step-by-step/x.mp4', '../../etc/passwd'])(
  'the key %s of another file is never signed',
  async (s3Key) => {
    const ada = await newLearner();
    await enroll(ada);
    const response = await ada.attempt('getVideoUrl', { params: { courseId }, query: { s3Key } });
    expect({ status: response.status, code: response.body.code }).toEqual({ status: 404, code: 'not-found' });
  },
);
