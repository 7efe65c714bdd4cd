import { assistant } from '../../contract/operations/assistant.ts';
import { logError } from '../http/log.ts';
import { streamingEndpoint } from '../http/streaming-endpoint.ts';
import { bedrockModel } from '../services/bedrock.ts';
import { answerWithExtracts } from './answer-with-extracts.ts';
import { answerWithModel } from './answer-with-model.ts';
import { countQuestion } from './count-question.ts';
import { libraryFor } from './library-for.ts';

const { BEDROCK_MODEL_ID } = process.env;
const model = BEDROCK_MODEL_ID ? bedrockModel(BEDROCK_MODEL_ID) : undefined;

export const handler = streamingEndpoint(assistant, 'sendChatMessage', async function* (input) {
  const { body, caller, now, address, requestId } = input;
  // Reading what may be told changes nothing, so it goes on beside the counting, which still has to succeed first.
  const reaching = libraryFor(caller?.id, body.context?.courseId, now);
  reaching.catch(() => undefined);
  await countQuestion(caller?.id, address, now);
  const { library, courseTitle, isInside } = await reaching;
  const findings = library.find(body.message);
  const place = isInside ? `${courseTitle}` : courseTitle ? `The page of ${courseTitle}` : 'This site';
  if (!model || findings.claims.length === 0) return yield* answerWithExtracts(findings, place);
  yield* answerWithModel(model, body.message, findings, place, (error) =>
    logError({ operation: 'sendChatMessage', requestId, error }),
  );
});
