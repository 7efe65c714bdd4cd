import { createParser } from 'eventsource-parser';
import type { BodyOf } from '#contract/index.ts';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import { callForResponse } from '#web/src/api/client.ts';
import { chatFailedMessage } from '#web/src/api/problem-messages.ts';
import { ApiProblem } from '#web/src/lib/api-problem.ts';
import type { Failure } from './exchange.ts';

/** Time limit for a whole answer, in milliseconds. */
const answerTimeoutMs = 60_000;

/**
 * Sends a question and calls back for each event of the answer. Resolves at the end of the stream. @throws when the
 * call is refused, the connection breaks or `signal` is aborted
 */
export const streamAnswer = async (
  body: BodyOf<'sendChatMessage'>,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<void> => {
  const response = await callForResponse('sendChatMessage', { body }, { signal, timeoutMs: answerTimeoutMs });
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as ChatEvent) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) parser.feed(chunk.value);
};

/** Turns a failed call into a message for the learner (docs/product.md#errors). */
export const toFailure = (error: unknown): Failure => {
  if (!(error instanceof ApiProblem)) return { kind: 'failed', text: 'The answer was interrupted.' };
  const { code, status, retryAfter, message } = error;
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (code === 'too-many-requests') return { kind: 'limit', text: message, ...wait };
  return { kind: 'failed', text: status > 0 ? chatFailedMessage(status) : message, ...wait };
};
