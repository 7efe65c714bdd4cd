import { createParser } from 'eventsource-parser';
import type { BodyOf } from '../../../../contract/index.ts';
import type { ChatEvent } from '../../../../contract/schemas/assistant.ts';
import { callForResponse } from '../../api/client.ts';
import { chatFailed } from '../../api/problem-messages.ts';
import { ApiProblem } from '../../site/api-problem.ts';
import type { Failure } from './exchange.ts';

/** Milliseconds a whole answer may take. */
const patience = 60_000;

/**
 * Asks, and tells each event of the answer as it comes. Resolves at the end of the stream; throws when the call is
 * refused, the connection breaks or `signal` is aborted.
 */
export const ask = async (
  body: BodyOf<'sendChatMessage'>,
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<void> => {
  const response = await callForResponse('sendChatMessage', { body }, { signal, timeout: patience });
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as ChatEvent) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) parser.feed(piece.value);
};

/** What to tell a person about a call that failed (SPEC section 8). */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof ApiProblem)) return { kind: 'failed', text: 'The answer broke off.' };
  const { code, status, retryAfter, message } = error;
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (code === 'too-many-requests') return { kind: 'limit', text: message, ...wait };
  return { kind: 'failed', text: status > 0 ? chatFailed(status) : message, ...wait };
};
