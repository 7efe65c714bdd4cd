import { expect, test } from '@jest/globals';
import { concurrently, courseId, enroll } from '#test/support/learners.ts';
import { newLearner } from '#test/support/platform.ts';

const params = { courseId };
const moment = { sectionIndex: 0, lectureIndex: 0, timestamp: 12.7 };

test('a learner adds a bookmark, finds it and removes it', async () => {
  const ada = await newLearner();
  await enroll(ada);
  const bookmark = await ada.call('addBookmark', { params, body: moment });
  expect(bookmark).toMatchObject({ ...moment, timestamp: 12 });
  expect(await ada.call('listBookmarks', { params })).toEqual({ bookmarks: [bookmark] });
  await ada.call('removeBookmark', { params: { bookmarkId: bookmark.id } });
  await ada.call('removeBookmark', { params: { bookmarkId: bookmark.id } });
  expect(await ada.call('listBookmarks', { params })).toEqual({ bookmarks: [] });
});

test('bookmarking the same timestamp fifty times at once gives one bookmark', async () => {
  const ada = await newLearner();
  await enroll(ada);
  await concurrently(50, () => ada.call('addBookmark', { params, body: moment }));
  expect((await ada.call('listBookmarks', { params })).bookmarks).toHaveLength(1);
});

test('another learner can neither see nor remove a bookmark', async () => {
  const [ada, bob] = [await newLearner(), await newLearner()];
  await enroll(ada);
  const { id } = await ada.call('addBookmark', { params, body: moment });
  await bob.call('removeBookmark', { params: { bookmarkId: id } });
  expect((await ada.call('listBookmarks', { params })).bookmarks).toHaveLength(1);
});
