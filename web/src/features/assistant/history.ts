import { browserStorage } from '../../site/storage.ts';
import type { Exchange } from './exchange.ts';

/** Exchanges kept for one place; older ones go. */
const most = 12;

const isExchange = (value: unknown): value is Exchange => {
  const { id, question, status, claims, sources, locked } = (value ?? {}) as Partial<Exchange>;
  return (
    typeof id === 'string' &&
    typeof question === 'string' &&
    (status === 'done' || status === 'stopped') &&
    [claims, sources, locked].every(Array.isArray)
  );
};

/** What was asked in one place, such as a lecture, kept in this browser only. Failures are not kept. */
export const historyOf = (place: string) => {
  const kept = browserStorage(`asked-${place}`);
  return {
    read: (): Exchange[] => {
      try {
        const stored: unknown = JSON.parse(kept.read() ?? '[]');
        return Array.isArray(stored) ? stored.filter(isExchange) : [];
      } catch {
        return [];
      }
    },
    write: (exchanges: readonly Exchange[]): void => {
      const ended = exchanges.filter(isExchange).slice(-most);
      kept.write(ended.length > 0 ? JSON.stringify(ended) : null);
    },
  };
};
