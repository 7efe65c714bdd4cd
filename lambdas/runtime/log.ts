import { createHash } from 'node:crypto';

/** Hashes a learner id for logs: stable and not identifying (docs/reliability.md#logs). */
export const hashId = (learnerId: string): string => createHash('sha256').update(learnerId).digest('hex').slice(0, 12);

const emailAddresses = /[^\s@<>"'`(),;:/]{1,64}@[\w.-]{1,255}/g;
const learnerIds = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/gi;

/**
 * Removes email addresses and learner ids from a text of another service: SES names the recipient it refuses, and an
 * `AccessDenied` of S3 the object's key.
 */
export const redact = (text: string): string => text.replace(emailAddresses, '<email>').replace(learnerIds, '<id>');

/** Returns a copy of an error without personal data, for errors that Lambda itself logs. */
export const redactedError = ({ name, message, stack = '' }: Error): Error =>
  Object.assign(new Error(redact(message)), { name, stack: redact(stack) });

/** Converts an error to log fields. */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { error };
  const { name, message, stack } = redactedError(error);
  return { name, message, stack };
};

/**
 * Writes one JSON line to the function's log. `console` would put Lambda's time, request id and level before it, and
 * the patterns of metric filters match only lines that are JSON as a whole.
 */
export const writeLogLine = (fields: Record<string, unknown>): void => {
  process.stdout.write(`${JSON.stringify(fields)}\n`);
};

/** Logs an error. Never pass bodies, tokens, email addresses or user texts. */
export const logError = (fields: { operation: string; requestId: string; learner?: string; error: unknown }): void => {
  const { error, ...rest } = fields;
  writeLogLine({ level: 'error', ...rest, ...describeError(error) });
};

/** Logs a warning that needs no action. The same restrictions apply. */
export const logWarning = (fields: { operation: string; message: string }): void =>
  writeLogLine({ level: 'warn', ...fields, message: redact(fields.message) });

/** Logs the run of a job. Alarms count level `error`. The same restrictions apply. */
export const logRun = (level: 'info' | 'error', fields: Record<string, unknown>): void =>
  writeLogLine({ level, ...fields });
