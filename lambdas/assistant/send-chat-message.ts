import { assistant } from '#contract/operations/assistant.ts';
import { streamingEndpoint } from '../http/streaming-endpoint.ts';
import { logError } from '../runtime/log.ts';
import { bedrockModel } from '../services/bedrock.ts';
import { answerEvents } from './answer-events.ts';
import { addReceipt } from './answer-receipt.ts';
import { limitQuestions } from './limit-questions.ts';
import { sceneFor } from './scene-for.ts';

const { BEDROCK_MODEL_ID } = process.env;
const model = BEDROCK_MODEL_ID ? bedrockModel(BEDROCK_MODEL_ID) : undefined;

export const handler = streamingEndpoint(assistant, 'sendChatMessage', async function* (input) {
  const { body, caller, now, viewerIp, requestId } = input;
  const { message, context = {}, history = [], practiced } = body;
  // Reading has no side effects, so it runs in parallel with the rate limit, which still has to pass first.
  const scenePromise = sceneFor(caller?.id, { ...context, practiced }, history, now);
  scenePromise.catch(() => undefined);
  await limitQuestions(caller?.id, viewerIp, now);
  const logFailure = (error: unknown) => logError({ operation: 'sendChatMessage', requestId, error });
  const { handler: intent, events } = answerEvents(message, await scenePromise, model, logFailure);
  yield* addReceipt(events, intent, now);
});
