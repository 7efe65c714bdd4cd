import { assistant } from '#contract/operations/assistant.ts';
import { streamingEndpoint } from '../http/streaming-endpoint.ts';
import { logError } from '../runtime/log.ts';
import { bedrockModel } from '../services/bedrock.ts';
import { answerWithExtracts } from './answer-with-extracts.ts';
import { answerWithModel } from './answer-with-model.ts';
import { limitQuestions } from './limit-questions.ts';
import { retrieverFor } from './retriever-for.ts';

const { BEDROCK_MODEL_ID } = process.env;
const model = BEDROCK_MODEL_ID ? bedrockModel(BEDROCK_MODEL_ID) : undefined;

export const handler = streamingEndpoint(assistant, 'sendChatMessage', async function* (input) {
  const { body, caller, now, viewerIp, requestId } = input;
  // Reading has no side effects, so it runs in parallel with the rate limit, which still has to pass first.
  const scopePromise = retrieverFor(caller?.id, body.context?.courseId, now);
  scopePromise.catch(() => undefined);
  await limitQuestions(caller?.id, viewerIp, now);
  const { retriever, courseTitle, isInside } = await scopePromise;
  const retrieved = retriever.retrieve(body.message);
  const scopeLabel = isInside ? `${courseTitle}` : courseTitle ? `The page of ${courseTitle}` : 'This site';
  if (!model || retrieved.extracts.length === 0) return yield* answerWithExtracts(retrieved, scopeLabel);
  yield* answerWithModel(model, body.message, retrieved, scopeLabel, (error) =>
    logError({ operation: 'sendChatMessage', requestId, error }),
  );
});
