import { type Mail, sendOnce } from '../../services/mail.ts';
import { MailNotSent } from '../../services/mail-faults.ts';
import type { Rate } from './rate.ts';

/** `unknown`: SES was asked and did not answer. `not-sent`: surely not; another run may. */
export type SendResult = 'sent' | 'unknown' | 'not-sent';

/** Sends mails of one run at the rate of the account, and stops when SES takes none. */
export interface Sender {
  /** Throws `MailNotSent` with `refused` when SES will not send this very mail. */
  send(mail: Mail): Promise<SendResult>;
  /** Why no more mails go out in this run; undefined while they do. */
  stopped(): string | undefined;
  /** Mails that SES took, or may have taken. */
  taken(): number;
}

const mostTries = 4;
/** Answers lost in a row before the run ends: every one of them costs a letter one of its two attempts. */
const mostUnknown = 3;

/**
 * Until a first mail was taken, one goes at a time: while SES answers nobody, a run spends few letters finding out, and
 * not all that are due.
 */
export const createSender = (rate: Rate): Sender => {
  let stopped: string | undefined;
  let unknowns = 0;
  let taken = 0;
  let proven = false;
  let probe: Promise<unknown> | undefined;

  const fail = (error: unknown): SendResult => {
    if (!(error instanceof MailNotSent)) {
      unknowns += 1;
      taken += 1;
      if (unknowns >= mostUnknown) stopped = `SES did not answer: ${(error as Error).message}`;
      return 'unknown';
    }
    if (error.reason === 'refused') throw error;
    stopped = error.message;
    return 'not-sent';
  };

  const attempt = async (mail: Mail): Promise<SendResult> => {
    for (let tries = 1; ; tries += 1) {
      if (tries > 1 && !(await rate.take())) return 'not-sent';
      try {
        await sendOnce(mail);
        proven = true;
        unknowns = 0;
        taken += 1;
        return 'sent';
      } catch (error) {
        const isBusy = error instanceof MailNotSent && error.reason === 'busy';
        if (!isBusy || tries === mostTries) return fail(error);
        rate.slowDown();
      }
    }
  };

  return {
    stopped: () => stopped,
    taken: () => taken,
    send: async (mail) => {
      while (!proven && probe) await probe.catch(() => undefined);
      if (stopped !== undefined) return 'not-sent';
      const work = attempt(mail);
      if (!proven) {
        probe = work.finally(() => {
          probe = undefined;
        });
        probe.catch(() => undefined);
      }
      return work;
    },
  };
};
