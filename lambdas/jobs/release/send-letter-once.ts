import { type Claim, claimLetter, giveBack, type LetterKey, letterState, markUnknown } from '../../data/mail-ledger.ts';
import type { Mail } from '../../services/mail.ts';
import type { Rate } from './rate.ts';
import type { Sender } from './sender.ts';

/** What became of a letter. */
export interface LetterResult {
  /** `sent`: it is out, now or before. `accounted`: tried twice, never certain, and no more. `left`: another run's. */
  outcome: 'sent' | 'accounted' | 'left';
  /** Of a letter that this run has just sent. */
  claim?: Claim;
}

interface Run {
  now: Date;
  rate: Rate;
  sender: Sender;
}

const send = async (claim: Claim, mail: Mail, { now, sender }: Run): Promise<LetterResult> => {
  const result = await sender.send(mail).catch(async (error: unknown) => {
    await giveBack(claim, now);
    throw error;
  });
  if (result === 'sent') return { outcome: 'sent', claim };
  if (result === 'not-sent') await giveBack(claim, now);
  else await markUnknown(claim);
  return { outcome: 'left' };
};

/**
 * Sends a letter unless the ledger says otherwise: it is claimed before, so that no other run sends it too. That it went is
 * for the caller to store. A run that dies before leaves a claim; SES then tells whether the letter went, or 15 minutes
 * later one more run may try, and no further one (reliability rule R18).
 */
export const sendLetterOnce = async (letter: LetterKey, mail: Mail, run: Run): Promise<LetterResult> => {
  if (run.sender.stopped() !== undefined || !(await run.rate.take())) return { outcome: 'left' };
  const claim = await claimLetter(letter, run.now);
  if (claim) return send(claim, mail, run);
  const state = await letterState(letter, run.now);
  return { outcome: state === 'held' ? 'left' : state === 'sent' ? 'sent' : 'accounted' };
};
