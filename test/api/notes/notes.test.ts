import { expect, test } from '@jest/globals';
import { courseId, enroll } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';

const at = { courseId, sectionIndex: 0, lectureIndex: 1 };

test('a learner reads back the note they saved', async () => {
  const ada = await newLearner();
  await enroll(ada);
  expect(await ada.call('getNote', { params: at })).toEqual({ content: '' });
  const saved = await ada.call('saveNote', { params: at, body: { content: 'Ask for the format first.' } });
  expect(await ada.call('getNote', { params: at })).toEqual(saved);
});

test('a note is plain text: markup comes back unchanged', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const content = '<script>alert(1)</script> **bold** & "quotes" 漢字';
  await ada.call('saveNote', { params: at, body: { content } });
  expect((await ada.call('getNote', { params: at })).content).toBe(content);
});

test('other learners cannot see a note', async () => {
  const [ada, bob] = [await newLearner(), await newLearner()];
  await enroll(ada);
  await enroll(bob);
  await ada.call('saveNote', { params: at, body: { content: 'Mine.' } });
  expect(await bob.call('getNote', { params: at })).toEqual({ content: '' });
  expect(await bob.call('listNotes', { params: { courseId } })).toEqual({ notes: [] });
});

test('notes are listed in lecture order, without empty ones', async () => {
  const ada = await newLearner();
  await enroll(ada);
  for (const [sectionIndex, lectureIndex, content] of [
    [1, 0, 'second'],
    [0, 0, 'first'],
    [0, 2, ' '],
  ] as const) {
    await ada.call('saveNote', { params: { courseId, sectionIndex, lectureIndex }, body: { content } });
  }
  const { notes } = await ada.call('listNotes', { params: { courseId } });
  expect(notes.map(({ content }) => content)).toEqual(['first', 'second']);
});

test.each([
  ['for a lecture that does not exist', { ...at, lectureIndex: 99 }, 'x', 404],
  ['that is longer than 10,000 characters', at, 'x'.repeat(10_001), 400],
  ['with a control character', at, 'a\u0007b', 400],
])('a note %s is refused', async (_, params, content, status) => {
  const ada = await newLearner();
  await enroll(ada);
  expect((await ada.attempt('saveNote', { params, body: { content } })).status).toBe(status);
  expect(await ada.call('listNotes', { params: { courseId } })).toEqual({ notes: [] });
});
