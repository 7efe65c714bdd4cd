import { browserStorage } from '#web/src/lib/storage.ts';
import type { Exchange } from './exchange.ts';

/** Exchanges stored per conversation; older ones are dropped. */
const maxExchanges = 12;

const isExchange = (value: unknown): value is Exchange => {
  const { id, question, status, claims, sources, locked } = (value ?? {}) as Partial<Exchange>;
  return (
    typeof id === 'string' &&
    typeof question === 'string' &&
    (status === 'done' || status === 'stopped') &&
    [claims, sources, locked].every(Array.isArray)
  );
};

/** Stores one conversation, e.g. of a lecture, in this browser only. Failed exchanges are not stored. */
export const conversationHistory = (key: string) => {
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
