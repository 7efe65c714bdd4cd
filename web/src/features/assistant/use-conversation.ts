import { useCallback, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '#contract/index.ts';
import { conversationHistory } from './conversation-history.ts';
import { applyEvent, type Exchange, newExchange } from './exchange.ts';
import { streamAnswer, toFailure } from './stream-answer.ts';

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
      await streamAnswer({ message: question, context }, controller.signal, (event) =>
        updateExchange((it) => applyEvent(it, event)),
      );
      updateExchange((it) =>
        it.status === 'waiting' ? { ...it, status: 'failed', failure: toFailure(undefined) } : it,
      );
    } catch (error) {
      updateExchange((it) =>
        controller.signal.aborted
          ? { ...it, status: 'stopped' }
          : { ...it, status: 'failed', failure: toFailure(error) },
      );
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
  const stop = useCallback(() => abortController.current?.abort(), []);
  return { exchanges, isWaiting, send, stop, retry, clear };
};
