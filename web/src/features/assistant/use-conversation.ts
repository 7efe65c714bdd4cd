import { createParser } from 'eventsource-parser';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#contract/index.ts';
import type { AnswerMark, ChatEvent } from '#contract/schemas/assistant.ts';
import { call, callForResponse } from '#web/src/api/client.ts';
import { chatFailedMessage } from '#web/src/api/problem-messages.ts';
import { ApiProblem, requestIdOf } from '#web/src/lib/api-problem.ts';
import { browserStorage } from '#web/src/lib/storage.ts';
import { announce } from '#web/src/ui/live-region.tsx';
import { notify } from '#web/src/ui/toasts/notify.ts';
import { applyEvent, type Exchange, type Failure, interrupt, newExchange, practicedIn, turnsOf } from './exchange.ts';

/** Exchanges stored per conversation; older ones are dropped. */
const maxExchanges = 12;

const isExchange = (value: unknown): value is Exchange => {
  const { id, question, status, claims, sources, locked } = (value ?? {}) as Partial<Exchange>;
  return (
    typeof id === 'string' &&
    typeof question === 'string' &&
    (status === 'done' || status === 'stopped' || status === 'failed') &&
    [claims, sources, locked].every(Array.isArray)
  );
};

/** Stores one conversation, e.g. of a lecture, in this browser only, including questions whose answers failed. */
const conversationHistory = (key: string) => {
  const storage = browserStorage(`asked-${key}`);
  return {
    read: (): Exchange[] => {
      try {
        const stored: unknown = JSON.parse(storage.read() ?? '[]');
        return Array.isArray(stored) ? stored.filter(isExchange) : [];
      } catch {
        return [];
      }
    },
    write: (exchanges: readonly Exchange[]): void => {
      const finished = exchanges.filter(isExchange).slice(-maxExchanges);
      storage.write(finished.length > 0 ? JSON.stringify(finished) : null);
    },
  };
};

/** Time limit for a whole answer, in milliseconds. */
const answerTimeoutMs = 60_000;

/**
 * Reads an answer and calls back for each of its events. Resolves at the end of the stream. @throws when the connection
 * breaks or the call is aborted
 */
const readAnswer = async (response: Response, onEvent: (event: ChatEvent) => void): Promise<void> => {
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as ChatEvent) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) parser.feed(chunk.value);
};

/** Turns a refused call into a message for the learner (docs/product.md#errors). */
const toFailure = ({ code, status, retryAfter, requestId, message }: ApiProblem): Failure => {
  const wait = retryAfter === undefined ? {} : { retryAfter };
  if (code === 'too-many-requests') return { kind: 'limit', text: message, ...wait };
  if (status === 0) return { kind: 'failed', text: message, ...wait };
  const text = 'The assistant cannot answer right now.';
  return { kind: 'failed', text, error: chatFailedMessage(status), ...wait, ...(status >= 500 && { requestId }) };
};

const markAnnouncements: Record<AnswerMark, string> = {
  helpful: 'Marked as helpful.',
  'not-helpful': 'Marked as not helpful.',
  none: 'Rating removed.',
};

export type AskContext = NonNullable<BodyOf<'sendChatMessage'>['context']>;

export interface Conversation {
  exchanges: Exchange[];
  isWaiting: boolean;
  send: (question: string) => void;
  /** Stops the current answer and keeps what has arrived. */
  stop: () => void;
  /** Asks the last question again and replaces its answer. */
  retry: () => void;
  clear: () => void;
  /** Marks an answer as helpful or not; restores the previous mark if that fails. */
  mark: (exchange: Exchange, mark: AnswerMark) => void;
}

/** Holds one conversation, e.g. of a lecture. Change the `key` when `historyKey` changes. */
export const useConversation = (historyKey: string, context: AskContext): Conversation => {
  const [exchanges, setExchanges] = useState<Exchange[]>(() => conversationHistory(historyKey).read());
  const abortController = useRef<AbortController>(undefined);
  const isWaiting = exchanges.at(-1)?.status === 'waiting';

  useEffect(() => () => abortController.current?.abort(), []);
  useEffect(() => {
    if (!isWaiting) conversationHistory(historyKey).write(exchanges);
  }, [historyKey, exchanges, isWaiting]);

  const start = async (question: string, previous: Exchange[]) => {
    const pending = newExchange(crypto.randomUUID(), question);
    const controller = new AbortController();
    abortController.current = controller;
    const updateExchange = (next: (exchange: Exchange) => Exchange) =>
      setExchanges((all) => all.map((exchange) => (exchange.id === pending.id ? next(exchange) : exchange)));
    setExchanges([...previous, pending]);
    try {
      const body = { message: question, context, history: turnsOf(previous), practiced: practicedIn(previous) };
      const options = { signal: controller.signal, timeoutMs: answerTimeoutMs };
      const response = await callForResponse('sendChatMessage', { body }, options);
      updateExchange((it) => ({ ...it, requestId: requestIdOf(response) }));
      await readAnswer(response, (event) => updateExchange((it) => applyEvent(it, event)));
      updateExchange((it) => (it.status === 'waiting' ? interrupt(it) : it));
    } catch (error) {
      updateExchange((it) => {
        if (controller.signal.aborted) return { ...it, status: 'stopped' };
        return error instanceof ApiProblem ? { ...it, status: 'failed', failure: toFailure(error) } : interrupt(it);
      });
    }
  };

  const send = (question: string) => {
    const text = question.trim();
    if (text !== '' && !isWaiting) void start(text, exchanges);
  };
  const retry = () => {
    const last = exchanges.at(-1);
    if (last && !isWaiting) void start(last.question, exchanges.slice(0, -1));
  };
  const clear = () => {
    abortController.current?.abort();
    setExchanges([]);
  };
  const mark = async ({ id, receipt = '', mark: before = 'none' }: Exchange, next: AnswerMark): Promise<void> => {
    const show = (value: AnswerMark) =>
      setExchanges((all) => all.map((exchange) => (exchange.id === id ? { ...exchange, mark: value } : exchange)));
    show(next);
    try {
      await call('markAnswer', { body: { receipt, mark: next } });
      announce(markAnnouncements[next]);
    } catch (error) {
      show(before);
      notify.error(error instanceof ApiProblem ? error.message : 'Not saved. Please try again.');
    }
  };
  const stop = useCallback(() => abortController.current?.abort(), []);
  return { exchanges, isWaiting, send, stop, retry, clear, mark: (exchange, next) => void mark(exchange, next) };
};
