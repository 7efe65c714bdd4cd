import {
  claimEmail,
  type EmailClaim,
  type EmailKey,
  getLedgerState,
  markUnknown,
  releaseClaim,
} from '#lambdas/email/ledger.ts';
import type { Email } from '#lambdas/email/ses.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { EmailSender } from './sender.ts';

/** Result of sending an email. */
export interface SendOnceResult {
  /**
   * `sent`: sent now or before. `skipped`: tried twice with unknown outcome, given up. `deferred`: another run holds
   * it.
   */
  outcome: 'sent' | 'skipped' | 'deferred';
  /** The claim of an email that this run has just sent. */
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
 * Sends an email unless the ledger forbids it: claims it first, so that no other run sends it too. The caller records
 * that it was sent. A run that crashes before that leaves a claim; an SES event settles it, or 15 minutes later one
 * more run may try, and no further one (docs/reliability.md#email-sending).
 */
export const sendEmailOnce = async (key: EmailKey, email: Email, run: SendRun): Promise<SendOnceResult> => {
  if (run.sender.stopReason() !== undefined || !(await run.rateLimiter.take())) return { outcome: 'deferred' };
  const claim = await claimEmail(key, run.now);
  if (claim) return send(claim, email, run);
  const state = await getLedgerState(key, run.now);
  return { outcome: state === 'held' ? 'deferred' : state === 'sent' ? 'sent' : 'skipped' };
};
