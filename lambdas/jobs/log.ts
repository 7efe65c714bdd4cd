import { tagOf } from '../http/log.ts';

/** One structured line about a run. Alarms count those of level `error`. Never pass addresses or texts of people. */
export const logRun = (level: 'info' | 'error', line: Record<string, unknown>): void => {
  const text = JSON.stringify({ level, ...line });
  if (level === 'error') console.error(text);
  else console.log(text);
};

/** What an error was, without what it may quote. */
export const describeError = (error: unknown): { error: string; message: string; stack?: string | undefined } =>
  error instanceof Error
    ? { error: error.name, message: error.message, stack: error.stack }
    : { error: 'unknown', message: String(error) };

/** Stands for a subscription in logs. */
export const subscriptionTag = tagOf;
