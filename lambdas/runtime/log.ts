import { createHash } from 'node:crypto';

/** Stands for a person in logs: the same person gets the same tag, and nobody is named (reliability rule R30). */
export const hashId = (learnerId: string): string => createHash('sha256').update(learnerId).digest('hex').slice(0, 12);

/** An error as fields of a line. */
export const describeError = (error: unknown): Record<string, unknown> =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { error };

/** One structured line. Never pass bodies, tokens, email addresses or texts of people. */
export const logError = (fields: { operation: string; requestId: string; learner?: string; error: unknown }): void => {
  const { error, ...rest } = fields;
  console.error(JSON.stringify({ level: 'error', ...rest, ...describeError(error) }));
};

/** One structured line about something that went wrong and that nobody has to look after; the same care as above. */
export const logWarning = (fields: { operation: string; message: string }): void =>
  console.warn(JSON.stringify({ level: 'warn', ...fields }));

/** One structured line about the run of a job. Alarms count those of level `error`; the same care as above. */
export const logRun = (level: 'info' | 'error', fields: Record<string, unknown>): void => {
  const text = JSON.stringify({ level, ...fields });
  if (level === 'error') console.error(text);
  else console.log(text);
};
