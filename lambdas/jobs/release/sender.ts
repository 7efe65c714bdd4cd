import { type Email, sendOnce } from '#lambdas/email/ses.ts';
import { EmailNotSentError } from '#lambdas/runtime/email-errors.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** `unknown`: SES did not respond. `not-sent`: certainly not sent; another run may retry. */
export type SendResult = 'sent' | 'unknown' | 'not-sent';

/** Sends the emails of one run at the account's rate, and stops when SES accepts none. */
export interface EmailSender {
  /** @throws EmailNotSentError with `refused` when SES rejects this email */
  send(email: Email): Promise<SendResult>;
  /** Returns why this run sends no more; undefined while it does. */
  stopReason(): string | undefined;
  /** Returns the number of emails that SES accepted or may have accepted. */
  acceptedCount(): number;
}

const maxAttempts = 4;
/** Consecutive lost responses after which the run ends: each costs an email one of its two attempts. */
const maxUnknownInARow = 3;

/** Sends one email at a time until SES accepts the first, so an outage costs few emails an attempt. */
export const createSender = (rateLimiter: RateLimiter): EmailSender => {
  let stopReason: string | undefined;
  let unknownInARow = 0;
  let acceptedCount = 0;
  let hasSucceeded = false;
  let probe: Promise<unknown> | undefined;

  const fail = (error: unknown): SendResult => {
    if (!(error instanceof EmailNotSentError)) {
      unknownInARow += 1;
      acceptedCount += 1;
      if (unknownInARow >= maxUnknownInARow) stopReason = `SES did not answer: ${(error as Error).message}`;
      return 'unknown';
    }
    if (error.reason === 'refused') throw error;
    stopReason = error.message;
    return 'not-sent';
  };

  const attempt = async (email: Email): Promise<SendResult> => {
    for (let attemptNumber = 1; ; attemptNumber += 1) {
      if (attemptNumber > 1 && !(await rateLimiter.take())) return 'not-sent';
      try {
        await sendOnce(email);
        hasSucceeded = true;
        unknownInARow = 0;
        acceptedCount += 1;
        return 'sent';
      } catch (error) {
        const isBusy = error instanceof EmailNotSentError && error.reason === 'busy';
        if (!isBusy || attemptNumber === maxAttempts) return fail(error);
        rateLimiter.backOff();
      }
    }
  };

  return {
    stopReason: () => stopReason,
    acceptedCount: () => acceptedCount,
    send: async (email) => {
      while (!hasSucceeded && probe) await probe.catch(() => undefined);
      if (stopReason !== undefined) return 'not-sent';
      const sending = attempt(email);
      if (!hasSucceeded) {
        probe = sending.finally(() => {
          probe = undefined;
        });
        probe.catch(() => undefined);
      }
      return sending;
    },
  };
};
