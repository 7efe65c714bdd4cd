import { createHash } from 'node:crypto';

/** Stands for a person in logs: the same person gets the same tag, and nobody is named (reliability rule R30). */
export const tagOf = (learnerId: string): string => createHash('sha256').update(learnerId).digest('hex').slice(0, 12);

/** One structured line. Never pass bodies, tokens, e-mail addresses or texts of people. */
export const logError = (line: { operation: string; requestId: string; learner?: string; error: unknown }): void => {
  const { error, ...rest } = line;
  const described =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : { error };
  console.error(JSON.stringify({ level: 'error', ...rest, ...described }));
};
