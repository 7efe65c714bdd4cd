import { EmailNotSentError } from '../../email/email-errors.ts';
import { type Email, sendOnce } from '../../email/ses.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** `unknown`: SES was asked and did not answer. `not-sent`: surely not; another run may. */
export type SendResult = 'sent' | 'unknown' | 'not-sent';

/** Sends mails of one run at the rate of the account, and stops when SES takes none. */
export interface EmailSender {
  /** Throws `EmailNotSentError` with `refused` when SES will not send this very mail. */
  send(email: Email): Promise<SendResult>;
  /** Why no more mails go out in this run; undefined while they do. */
  stopReason(): string | undefined;
  /** Mails that SES took, or may have taken. */
  acceptedCount(): number;
}

const maxAttempts = 4;
/** Answers lost in a row before the run ends: every one of them costs a letter one of its two attempts. */
const maxUnknownInARow = 3;

/**
 * Until a first mail was taken, one goes at a time: while SES answers nobody, a run spends few letters finding out, and
 * not all that are due.
 */
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
