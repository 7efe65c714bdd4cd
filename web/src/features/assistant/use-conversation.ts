import { useCallback, useEffect, useRef, useState } from 'react';
import type { BodyOf } from '../../../../contract/index.ts';
import { ask, failureOf } from './ask.ts';
import { askedNow, type Exchange, withEvent } from './exchange.ts';
import { historyOf } from './history.ts';

export type AskContext = NonNullable<BodyOf<'sendChatMessage'>['context']>;

export interface Conversation {
  exchanges: Exchange[];
  isWaiting: boolean;
  send: (question: string) => void;
  /** Ends the answer that is coming; what has come stays. */
  stop: () => void;
  /** Asks the last question again, in place of its answer. */
  retry: () => void;
  clear: () => void;
}

/** The conversation of one place, e.g. a lecture; give a new place a new `key`, so that it begins with its own history. */
export const useConversation = (place: string, context: AskContext): Conversation => {
  const [exchanges, setExchanges] = useState<Exchange[]>(() => historyOf(place).read());
  const running = useRef<AbortController>(undefined);
  const isWaiting = exchanges.at(-1)?.status === 'waiting';

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (!isWaiting) historyOf(place).write(exchanges);
  }, [place, exchanges, isWaiting]);

  const start = async (question: string, before: Exchange[]) => {
    const asked = askedNow(crypto.randomUUID(), question);
    const control = new AbortController();
    running.current = control;
    const change = (next: (exchange: Exchange) => Exchange) =>
      setExchanges((all) => all.map((exchange) => (exchange.id === asked.id ? next(exchange) : exchange)));
    setExchanges([...before, asked]);
    try {
      await ask({ message: question, context }, control.signal, (event) => change((it) => withEvent(it, event)));
      change((it) => (it.status === 'waiting' ? { ...it, status: 'failed', failure: failureOf(undefined) } : it));
    } catch (error) {
      change((it) =>
        control.signal.aborted ? { ...it, status: 'stopped' } : { ...it, status: 'failed', failure: failureOf(error) },
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
    running.current?.abort();
    setExchanges([]);
  };
  const stop = useCallback(() => running.current?.abort(), []);
  return { exchanges, isWaiting, send, stop, retry, clear };
};
