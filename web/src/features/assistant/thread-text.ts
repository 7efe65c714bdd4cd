import { cutText } from '#contract/rules/assistant/cut-text.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { answerText, type Exchange } from './exchange.ts';

/** Maximum characters of the conversation; leaves room in the contact form's message for what people add. */
const maxThreadLength = 4_500;

/** The lesson and course a conversation is about, and the playback position in seconds. */
export interface ThreadPlace {
  about?: string | undefined;
  seconds?: number | undefined;
}

/** Formats a conversation for a person to read: where it was held, then the newest turns that fit. */
export const threadText = (exchanges: readonly Exchange[], { about, seconds }: ThreadPlace): string => {
  const place = about ? `${about}${seconds ? `, at ${formatTimestamp(seconds)}` : ''}` : 'the site';
  const opening = `The assistant could not give me enough help. I asked about ${place}.`;
  const turns: string[] = [];
  let remaining = maxThreadLength - opening.length;
  for (const exchange of exchanges.toReversed()) {
    const turn = `\n\nI asked: ${exchange.question}\nIt answered: ${answerText(exchange) || '(nothing)'}`;
    remaining -= turn.length;
    if (remaining < 0 && turns.length > 0) break;
    turns.unshift(cutText(turn, maxThreadLength - opening.length));
    if (remaining < 0) break;
  }
  return `${opening}${turns.join('')}`;
};
