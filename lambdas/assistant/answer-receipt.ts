import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import type { AnsweredWith } from '../data/answer-marks.ts';
import { environment } from '../runtime/environment.ts';
import type { Handler } from './reply-to.ts';

/** Milliseconds for which an answer can be marked. */
const receiptTtlMs = 86_400_000;

/**
 * An answer that was given: its random id, its time, and what it was made of. Contains no personal data and no text.
 */
export interface AnswerReceipt extends AnsweredWith {
  id: string;
  at: Date;
}

const sign = (text: string): Buffer =>
  createHmac('sha256', environment('ORIGIN_KEY')).update(`answer receipt ${text}`).digest();

const writeReceipt = ({ id, at, intent, lecture }: AnswerReceipt): string => {
  const fields = [id, at.getTime(), intent, ...(lecture ? [lecture.courseId, lecture.lectureId] : [])].join('.');
  return `${fields}.${sign(fields).toString('base64url')}`;
};

/** Returns the answer of a receipt; undefined for a receipt that we did not sign or that is older than a day. */
export const readReceipt = (receipt: string, now: Date): AnswerReceipt | undefined => {
  const end = receipt.lastIndexOf('.');
  const fields = receipt.slice(0, Math.max(0, end));
  const signature = Buffer.from(receipt.slice(end + 1), 'base64url');
  const expected = sign(fields);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const [id = '', time = '', intent = '', courseId, lectureId] = fields.split('.');
  const at = new Date(Number(time));
  if (now.getTime() - at.getTime() > receiptTtlMs) return undefined;
  return { id, at, intent, ...(courseId && lectureId && { lecture: { courseId, lectureId } }) };
};

/** Events of an answer, from a handler or from a model. */
export type ChatEvents = Iterable<ChatEvent> | AsyncIterable<ChatEvent>;

/** Yields the events of an answer and adds its receipt, with the first lecture quoted, to the last one. */
export async function* addReceipt(events: ChatEvents, intent: Handler, now: Date): AsyncGenerator<ChatEvent> {
  let lecture: AnsweredWith['lecture'];
  for await (const event of events) {
    if (event.type === 'source' && event.role === 'support' && event.source.kind === 'lecture') {
      const { courseId, lectureId } = event.source;
      lecture ??= { courseId, lectureId };
    }
    if (event.type !== 'done') yield event;
    else {
      const id = randomBytes(6).toString('hex');
      yield { ...event, receipt: writeReceipt({ id, at: now, intent, ...(lecture && { lecture }) }) };
    }
  }
}
