import { expect, test } from '@jest/globals';
import { typicalRequestCharacters } from '#bin/cost/question-cost.ts';
import { maxTurnAnswer, maxTurnQuestion, maxTurns } from '#contract/rules/assistant/conversation-limits.ts';
import { maxQuestionLength } from '#contract/rules/assistant/max-question-length.ts';
import { maxAnswerTokens, maxRequestBytes } from '#contract/rules/assistant/model-limits.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { answerWithModel, type ModelTask } from '#lambdas/assistant/answer-with-model.ts';
import type { ChatModel, ModelRequest } from '#lambdas/services/chat-model.ts';
import { lessonsOnBuilding } from './evaluation/lessons-on-building.ts';
import { lessonsOnModels } from './evaluation/lessons-on-models.ts';
import { lessonsOnWork } from './evaluation/lessons-on-work.ts';
import { openLibrary } from './evaluation/scenes.ts';

/** A model that says nothing and keeps what it is asked. */
const silentModel = (requests: ModelRequest[]): ChatModel =>
  async function* (request) {
    requests.push(request);
    yield '';
  };

/** Returns what a model is asked for a task. */
const requestFor = async (task: Omit<ModelTask, 'fallback'>): Promise<ModelRequest> => {
  const requests: ModelRequest[] = [];
  const events = answerWithModel(silentModel(requests), { ...task, fallback: { claims: [] } }, () => undefined);
  for await (const _ of events);
  const [request] = requests;
  if (!request) throw new Error('The model was not asked.');
  return request;
};

const bytesOf = ({ system, question }: ModelRequest): number => Buffer.byteLength(system) + Buffer.byteLength(question);

/** Bytes that Bedrock may add to a request to name the roles. */
const roleBytes = 100;

/** A character of three bytes, the most that one UTF-16 code unit takes. */
const wide = 'ሀ';
const passages = (count: number, length: number): Hit[] =>
  Array.from({ length: count }, (_, number) => ({
    text: wide.repeat(length),
    source: { kind: 'page', path: `/page-${number}`, title: wide.repeat(10) },
  }));

test.each([
  ['a few long passages', passages(8, 470)],
  ['thousands of passages of a character', passages(5_000, 1)],
])('the longest question with %s is no longer than its cost counts', async (_, given) => {
  const turn = { question: wide.repeat(maxTurnQuestion), answer: wide.repeat(maxTurnAnswer) };
  const request = await requestFor({
    ...{ question: wide.repeat(maxQuestionLength), passages: given, guides: true },
    turns: Array.from({ length: maxTurns }, () => turn),
  });
  expect(request.maxTokens).toBe(maxAnswerTokens);
  expect(bytesOf(request) + roleBytes).toBeLessThanOrEqual(maxRequestBytes);
  expect(bytesOf(request)).toBeGreaterThan(0.95 * maxRequestBytes);
});

test('a question about a lesson is on average as long as the cost estimate assumes', async () => {
  const library = await openLibrary();
  const requests: ModelRequest[] = [];
  for (const asked of [...lessonsOnBuilding, ...lessonsOnModels, ...lessonsOnWork])
    await library.ask(asked, silentModel(requests));
  const lengths = requests.map(({ system, question }) => system.length + question.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(lengths.length).toBeGreaterThan(100);
  expect(mean / typicalRequestCharacters).toBeGreaterThan(0.9);
  expect(mean / typicalRequestCharacters).toBeLessThan(1.1);
}, 120_000);
