import { assistant } from '#contract/operations/assistant.ts';
import { streamingEndpoint } from '../http/streaming-endpoint.ts';
import { logError } from '../runtime/log.ts';
import { bedrockModel } from '../services/bedrock.ts';
import { addReceipt, type ChatEvents } from './answer-receipt.ts';
import { answerWithModel } from './answer-with-model.ts';
import { limitQuestions } from './limit-questions.ts';
import { replyEvents } from './reply-events.ts';
import { isGuided, replyTo } from './reply-to.ts';
import { sceneFor } from './scene-for.ts';

const { BEDROCK_MODEL_ID } = process.env;
const model = BEDROCK_MODEL_ID ? bedrockModel(BEDROCK_MODEL_ID) : undefined;

export const handler = streamingEndpoint(assistant, 'sendChatMessage', async function* (input) {
  const { body, caller, now, viewerIp, requestId } = input;
  const { message, context = {}, history = [] } = body;
  // Reading has no side effects, so it runs in parallel with the rate limit, which still has to pass first.
  const scenePromise = sceneFor(caller?.id, context, history, now);
  scenePromise.catch(() => undefined);
  await limitQuestions(caller?.id, viewerIp, now);
  const scene = await scenePromise;
  const { handler: intent, reply, topic } = replyTo(message, scene);
  const withReceipt = (events: ChatEvents) => addReceipt(events, intent, now);
  const passages = model && topic !== undefined ? scene.retriever.retrieve(topic).passages : [];
  if (!model || reply.claims.length === 0 || passages.length === 0) return yield* withReceipt(replyEvents(reply));
  const task = { question: message, passages, turns: history, guides: isGuided(scene), fallback: reply };
  const logFailure = (error: unknown) => logError({ operation: 'sendChatMessage', requestId, error });
  yield* withReceipt(answerWithModel(model, task, logFailure));
});
