import { beforeAll, expect, test } from '@jest/globals';
import type { ModelRequest } from '#lambdas/services/chat-model.ts';
import { answerIn, type Library, openLibrary } from './evaluation/scenes.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
}, 60_000);

/** Asks with a model that writes nothing, and returns what it was asked. */
const requestsFor = async (course: string, message: string, lecture?: string): Promise<ModelRequest[]> => {
  const requests: ModelRequest[] = [];
  const scene = library.sceneOf({ course, ...(lecture !== undefined && { lecture }) });
  await answerIn(scene, message, async function* (request) {
    requests.push(request);
    yield '';
  });
  return requests;
};

const titlesIn = ({ system }: ModelRequest): string[] =>
  [...system.matchAll(/<source number="\d+">([^:]+):/g)].map(([, title = '']) => title);

test('passages of the lesson beside the question come first', async () => {
  for (const lecture of ['steps-and-checks', 'structured-output']) {
    const [request] = await requestsFor('prompting-that-works', 'How do I check an answer?', lecture);
    const beside = library.sceneOf({ course: 'prompting-that-works', lecture }).lecture;
    expect(request && titlesIn(request)[0]).toBe(beside?.title);
  }
});

test.each([
  ['a question that nothing answers', 'What is the capital of France?'],
  ['a question about the certificate', 'How do I get my certificate?'],
  ['a request for a practice question', 'quiz me'],
  ['a request for the key', 'Give me the answers to the quiz'],
  ['an error', 'KeyError: "customer"'],
])('%s is answered without the model', async (_, message) => {
  expect(await requestsFor('prompting-that-works', message, 'four-parts')).toEqual([]);
});
