import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { checked, smallCourse, smallDripCourse } from '../content/support/small-course.ts';
import { dripCourseId, newLinkedSubscriber } from '../support/drip-subscribers.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { pdf } from '../support/pdf.ts';
import { type Learner, newLearner } from '../support/platform.ts';

let operator: OperatorCloud;
const courseId = 'forms';
const lectureId = 'sheet';

type Folder = Parameters<NonNullable<Parameters<typeof smallCourse>[0]>>[0];
/** Adds a document to the last section and gives the course an id. */
const withDocument =
  (id: string, changes: object = {}) =>
  (folder: Folder): void => {
    Object.assign(folder, { id });
    Object.assign(folder.course, { id, ...changes });
    const { kind, sections } = folder.course;
    const type = kind === 'drip' ? ({ type: 'drip' } as const) : {};
    const title = 'Prüfliste: "Before" you/send';
    sections.at(-1)?.lectures.push({ id: lectureId, title, contentType: 'document', minutes: 2, ...type });
    folder.files.set('lectures/sheet.md', Buffer.from('Four checks before you send.\n'));
    folder.files.set('media/sheet.pdf', pdf());
  };

beforeAll(async () => {
  operator = await startOperatorCloud();
  const drip = smallDripCourse(withDocument(dripCourseId));
  const standard = smallCourse(withDocument(courseId, { price: 0 }));
  const sold = smallCourse(withDocument('sold-forms', { price: 20 }));
  await operator.publish(...[standard, sold, drip].map(checked));
}, 120_000);
afterAll(() => operator.stop());

const enrolled = async (): Promise<Learner> => {
  const ada = await newLearner();
  await ada.call('enroll', { params: { courseId } });
  return ada;
};
const urlsFor = (learner: Learner, course = courseId, lecture = lectureId) =>
  learner.attempt('getDocumentUrls', { params: { courseId: course, lectureId: lecture } });

test('a learner sees and downloads a document under its title', async () => {
  const { url, downloadUrl } = await (await enrolled()).call('getDocumentUrls', { params: { courseId, lectureId } });
  const name = `filename="Pr_fliste Before you send.pdf"; filename*=UTF-8''Pr%C3%BCfliste%20Before%20you%20send.pdf`;
  for (const kind of ['inline', 'attachment']) {
    const response = await fetch(kind === 'inline' ? url : downloadUrl);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `${kind}; ${name}`,
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'self'$/),
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf())).toBe(true);
  }
  expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
});

test('a learner marks a document as completed, and reads how long it is', async () => {
  const ada = await enrolled();
  const params = { courseId };
  const content = await ada.call('getCourseContent', { params });
  const { document, body } = lecturesInOrder(content).find(({ lecture }) => lecture.id === lectureId)?.lecture ?? {};
  expect({ document, body }).toEqual({
    document: { bytes: pdf().length, pages: 1 },
    body: 'Four checks before you send.\n',
  });
  await ada.call('saveCourseProgress', { params, body: { progress: 0, completedLecture: lectureId } });
  expect((await ada.call('getCourseProgress', { params })).completedLectures).toEqual([lectureId]);
});

test('a learner gets no document before buying the course or before it opens', async () => {
  const ada = await newLearner();
  const { status, body } = await urlsFor(ada, 'sold-forms');
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'not-enrolled' });
  const subscriber = await newLinkedSubscriber();
  const locked = await urlsFor(subscriber, dripCourseId);
  expect({ status: locked.status, code: locked.body.code }).toEqual({ status: 403, code: 'lecture-locked' });
  const { content } = await subscriber.call('getAvailableContent', { params: { courseId: dripCourseId } });
  const lecture = content.flatMap(({ lectures }) => lectures).find(({ id }) => id === lectureId);
  expect(lecture).toMatchObject({ isUnlocked: false });
  expect(lecture).not.toHaveProperty('document');
});

test.each(['read', 'gone'])('the lecture "%s" without a document has no URL', async (lecture) => {
  const { status, body } = await urlsFor(await enrolled(), courseId, lecture);
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
});
