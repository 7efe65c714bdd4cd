import { expect, test } from '@jest/globals';
import {
  assessmentsWith,
  assignmentParams,
  fileForm,
  newAssignee,
  newAuthor,
  stateOf,
  upload,
  workOf,
} from '#test/support/assignments.ts';
import { dripParams, newLinkedSubscriber } from '#test/support/drip-subscribers.ts';
import { concurrently } from '#test/support/learners.ts';
import { buy, simulateStripe } from '#test/support/payments.ts';
import { halves, jpeg, withExif } from '#test/support/pictures.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

const params = assignmentParams;
const assessments = assessmentsWith('Report, page 2');

const submit = (learner: Learner, body: object) => learner.attempt('submitAssignment', { params, body });

test('a learner submits a PDF, a picture and a text, and the lesson is completed', async () => {
  const { ada, file } = await newAuthor();
  const photo = withExif(await jpeg(halves(3000, 1000)), 1);
  const others = [await upload(ada, photo, 'Bücher & Regale.JPG'), await upload(ada, '# Log\n', 'C:\\logs\\log.md')];
  expect(others.map(({ body }) => body.name)).toEqual(['Bücher - Regale.webp', 'log.md']);
  await ada.call('saveAssignmentDraft', { params, body: { assessments } });
  const files = [file.id, ...others.map(({ body }) => body.id)];
  const submission = await ada.call('submitAssignment', { params, body: { number: 1, assessments, files } });
  expect(submission).toMatchObject({ number: 1, assessments });
  expect((await fetch(submission.files[0]?.url ?? '')).status).toBe(200);

  const work = await workOf(ada);
  expect(work.assessments).toEqual(assessments);
  expect(work.submissions[0]?.files.map(({ name }) => name)).toEqual([
    'Decision memo.pdf',
    'Bücher - Regale.webp',
    'log.md',
  ]);
  const progress = await ada.call('getCourseProgress', { params: { courseId: params.courseId } });
  expect(progress.completedLectures).toContain(params.lectureId);
  const { rows } = await ada.call('exportAccount');
  const { completions } = rows.find(({ sk }) => sk === `ENROLLMENT#${params.courseId}`) as { completions: string[] };
  expect(completions[0]).toMatch(/^submit-capstone#submitted#/);
});

test('submitting twice, even at once, makes one submission', async () => {
  const { ada, file } = await newAuthor();
  const body = { number: 1, assessments, files: [file.id] };
  const responses = await concurrently(3, () => submit(ada, body));
  responses.push(await submit(ada, body));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await workOf(ada)).submissions).toHaveLength(1);
});

test('submitting again keeps the former submission with its files', async () => {
  const { ada, file } = await newAuthor();
  await submit(ada, { number: 1, assessments, files: [file.id] });
  const second = await upload(ada, 'Repaired', 'report.txt');
  await ada.call('removeAssignmentFile', { params: { ...params, fileId: file.id } });
  const better = assessmentsWith('Report, page 3');
  expect((await submit(ada, { number: 2, assessments: better, files: [second.body.id] })).status).toBe(200);
  const { submissions, files } = await workOf(ada);
  expect(submissions.map((submission) => [submission.number, submission.files.map(({ name }) => name)])).toEqual([
    [1, ['Decision memo.pdf']],
    [2, ['report.txt']],
  ]);
  expect(submissions[0]?.assessments).toEqual(assessments);
  expect(files.map(({ name }) => name)).toEqual(['report.txt']);
  expect((await fetch(submissions[0]?.files[0]?.url ?? '')).status).toBe(200);
});

const [criterion = ''] = Object.keys(assessments);
const { [criterion]: _left, ...incomplete } = assessments;

test.each<[string, (fileId: string) => object, string]>([
  ['without a file', () => ({ number: 1, assessments, files: [] }), 'invalid-request'],
  ['with a file named twice', (id) => ({ number: 1, assessments, files: [id, id] }), 'invalid-request'],
  ['with an unknown file', () => ({ number: 1, assessments, files: ['no-such-file'] }), 'invalid-request'],
  ['without one assessment', (id) => ({ number: 1, assessments: incomplete, files: [id] }), 'invalid-request'],
  [
    'with blank evidence',
    (id) => ({
      number: 1,
      assessments: { ...assessments, [criterion]: { level: 'strong', evidence: ' ' } },
      files: [id],
    }),
    'invalid-request',
  ],
  [
    'with an unknown level',
    (id) => ({
      number: 1,
      assessments: { ...assessments, [criterion]: { level: 'best', evidence: 'x' } },
      files: [id],
    }),
    'invalid-request',
  ],
  [
    'with an unknown criterion',
    (id) => ({ number: 1, assessments: { ...assessments, charm: { level: 'strong', evidence: 'x' } }, files: [id] }),
    'invalid-request',
  ],
  ['with a number that is not the next', (id) => ({ number: 2, assessments, files: [id] }), 'invalid-request'],
])('work %s is refused and changes nothing', async (_, bodyOf, code) => {
  const { ada, file } = await newAuthor();
  const before = await stateOf(ada);
  expect((await submit(ada, bodyOf(file.id))).body.code).toBe(code);
  expect(await stateOf(ada)).toEqual(before);
});

test('a submission under a used number with other content is refused', async () => {
  const { ada, file } = await newAuthor();
  await submit(ada, { number: 1, assessments, files: [file.id] });
  const before = await stateOf(ada);
  const other = await submit(ada, { number: 1, assessments: assessmentsWith('Page 9'), files: [file.id] });
  expect(other.body.code).toBe('submission-conflict');
  expect(await stateOf(ada)).toEqual(before);
});

test("another learner's file can be neither submitted, removed nor seen", async () => {
  const [{ ada, file }, eve] = [await newAuthor(), await newAssignee()];
  expect((await submit(eve, { number: 1, assessments, files: [file.id] })).body.code).toBe('invalid-request');
  await eve.call('removeAssignmentFile', { params: { ...params, fileId: file.id } });
  expect((await workOf(eve)).files).toEqual([]);
  expect((await workOf(ada)).files).toHaveLength(1);
  const unsigned = new URL(file.url);
  unsigned.search = '';
  expect((await fetch(unsigned)).status).toBe(403);
});

test('after a refund, the work can be neither read nor changed, but it is exported', async () => {
  const ada = await newLearner();
  const sessionId = await buy(ada, params.courseId);
  const { body: file } = await upload(ada, 'Text', 'report.txt');
  await simulateStripe(sessionId, 'refund');
  const calls = [
    ada.attempt('getAssignment', { params }),
    ada.attempt('saveAssignmentDraft', { params, body: { assessments } }),
    upload(ada, 'More', 'more.txt'),
    ada.attempt('removeAssignmentFile', { params: { ...params, fileId: file.id } }),
    submit(ada, { number: 1, assessments, files: [file.id] }),
  ];
  const codes = (await Promise.all(calls)).map(({ body }) => body.code);
  expect(codes).toEqual(Array(5).fill('payment-required'));
  const { rows, files } = await ada.call('exportAccount');
  expect(rows.filter(({ sk }) => String(sk).startsWith('ASSIGNMENT#'))).toHaveLength(1);
  expect(files).toHaveLength(1);
});

test('without enrollment there is no assignment, and other lessons have none', async () => {
  const [eve, ada] = [await newLearner(), await newAssignee()];
  expect((await eve.attempt('getAssignment', { params })).body.code).toBe('not-enrolled');
  const other = { ...params, lectureId: 'decision-memo' };
  expect((await ada.attempt('getAssignment', { params: other })).body.code).toBe('not-found');
  expect((await ada.attempt('saveAssignmentDraft', { params: other, body: { assessments: {} } })).status).toBe(404);
});

test('a subscriber of a drip course finds no assignment in its lessons', async () => {
  const bob = await newLinkedSubscriber();
  const inCourse = { ...dripParams, lectureId: 'what-a-model-is' };
  const calls = [
    bob.attempt('getAssignment', { params: inCourse }),
    bob.attempt('saveAssignmentDraft', { params: inCourse, body: { assessments: {} } }),
    bob.attempt('uploadAssignmentFile', { params: inCourse, body: fileForm('Text', 'report.txt') }),
    bob.attempt('removeAssignmentFile', { params: { ...inCourse, fileId: 'x' } }),
    bob.attempt('submitAssignment', { params: inCourse, body: { number: 1, assessments, files: [] } }),
  ];
  expect((await Promise.all(calls)).map(({ body }) => body.code)).toEqual(Array(5).fill('not-found'));
});

test('an assignment cannot be marked as completed by hand', async () => {
  const ada = await newAssignee();
  const body = { progress: 0, completedLecture: params.lectureId };
  const refused = await ada.attempt('saveCourseProgress', { params: { courseId: params.courseId }, body });
  expect(refused.body.detail).toBe('An assignment is completed by submitting it.');
});

test('a deleted account leaves no file, and its token uploads none', async () => {
  const { ada, file } = await newAuthor();
  expect((await fetch(file.url)).status).toBe(200);
  await ada.call('deleteAccount');
  expect((await upload(ada, 'Late', 'late.txt')).status).toBeGreaterThanOrEqual(400);
  // S3 hides whether a file exists from callers who may not list the bucket.
  expect((await fetch(file.url)).status).toBe(403);
});
