import { expect, test } from '@jest/globals';
import { newLinkedSubscriber } from '#test/support/drip-subscribers.ts';

const notebook = JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [] });
const open = { courseId: 'ai-literacy-in-ten-days', lectureId: 'what-a-model-is' };
const locked = { courseId: 'ai-literacy-in-ten-days', lectureId: 'why-models-make-things-up' };

test('a subscriber has notebooks for open lectures and none for locked ones', async () => {
  const ada = await newLinkedSubscriber();
  const calls = async (notebookRef: typeof open) => [
    await ada.attempt('startServer', { body: notebookRef }),
    await ada.attempt('getNotebook', { params: notebookRef }),
    await ada.attempt('saveNotebook', { params: notebookRef, body: { basedOn: 0, notebook } }),
    await ada.attempt('listNotebookVersions', { params: notebookRef }),
    await ada.attempt('getNotebookVersion', { params: { ...notebookRef, version: 1 } }),
  ];
  expect((await calls(open)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await calls(locked)).map(({ body }) => body.code)).toEqual(Array(5).fill('lecture-locked'));
});
