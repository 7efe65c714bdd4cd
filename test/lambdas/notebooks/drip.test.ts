import { expect, test } from '@jest/globals';
import { newSubscriber } from '../../support/drip.ts';

const notebook = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [] });
const open = { courseId: 'ai-literacy-in-ten-days', lectureId: 'what-a-model-is' };
const locked = { courseId: 'ai-literacy-in-ten-days', lectureId: 'why-models-make-things-up' };

test('a subscriber has notebooks beside what is open, and none beside what is not', async () => {
  const ada = await newSubscriber();
  const calls = async (place: typeof open) => [
    await ada.attempt('startServer', { body: place }),
    await ada.attempt('getNotebook', { params: place }),
    await ada.attempt('saveNotebook', { params: place, body: { basedOn: 0, notebook } }),
    await ada.attempt('listNotebookVersions', { params: place }),
    await ada.attempt('getNotebookVersion', { params: { ...place, version: 1 } }),
  ];
  expect((await calls(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await calls(locked)).map(({ body }) => body.code)).toEqual(Array(5).fill('lecture-locked'));
});
