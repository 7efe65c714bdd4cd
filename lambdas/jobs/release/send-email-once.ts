import {
  claimEmail,
  type EmailClaim,
  type EmailKey,
  getLedgerState,
  markUnknown,
  releaseClaim,
} from '../../email/ledger.ts';
import type { Email } from '../../email/ses.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { EmailSender } from './sender.ts';

/** What became of a letter. */
export interface SendOnceResult {
  /** `sent`: it is out, now or before. `skipped`: tried twice, never certain, and no more. `deferred`: another run's. */
  outcome: 'sent' | 'skipped' | 'deferred';
  /** Of a letter that this run has just sent. */
  claim?: EmailClaim;
}

interface SendRun {
  now: Date;
  rateLimiter: RateLimiter;
  sender: EmailSender;
}

const send = async (claim: EmailClaim, email: Email, { now, sender }: SendRun): Promise<SendOnceResult> => {
  const result = await sender.send(email).catch(async (error: unknown) => {
    await releaseClaim(claim, now);
    throw error;
  });
  if (result === 'sent') return { outcome: 'sent', claim };
  if (result === 'not-sent') await releaseClaim(claim, now);
  else await markUnknown(claim);
  return { outcome: 'deferred' };
};

/**
 * Sends a letter unless the ledger says otherwise: it is claimed before, so that no other run sends it too. That it went is
 * for the caller to store. A run that dies before leaves a claim; SES then tells whether the letter went, or 15 minutes
 * later one more run may try, and no further one (reliability rule R18).
 */
export const sendEmailOnce = async (key: EmailKey, email: Email, run: SendRun): Promise<SendOnceResult> => {
  if (run.sender.stopReason() !== undefined || !(await run.rateLimiter.take())) return { outcome: 'deferred' };
  const claim = await claimEmail(key, run.now);
  if (claim) return send(claim, email, run);
  const state = await getLedgerState(key, run.now);
  return { outcome: state === 'held' ? 'deferred' : state === 'sent' ? 'sent' : 'skipped' };
};
