import {
  type Claim,
  claimLetter,
  giveBack,
  type LetterKey,
  letterState,
  markSent,
  markUnknown,
} from '../../data/mail-ledger.ts';
import type { Mail } from '../../services/mail.ts';
import type { Rate } from './rate.ts';
import type { Sender } from './sender.ts';

/** `sent`: it is out, now or before. `accounted`: tried twice, never certain, and no more. `left`: another run's. */
export type LetterOutcome = 'sent' | 'accounted' | 'left';

interface Run {
  now: Date;
  rate: Rate;
  sender: Sender;
}

const send = async (claim: Claim, mail: Mail, { now, sender }: Run): Promise<LetterOutcome> => {
  const result = await sender.send(mail).catch(async (error: unknown) => {
    await giveBack(claim, now);
    throw error;
  });
  if (result === 'not-sent') await giveBack(claim, now);
  else if (result === 'unknown') await markUnknown(claim);
  else await markSent(claim, now.toISOString());
  return result === 'sent' ? 'sent' : 'left';
};

/**
 * Sends a letter unless the ledger says otherwise: it is claimed before, so that no other run sends it too, and marked
 * after. A run that dies between the two leaves a claim; SES then tells whether the letter went, or 15 minutes later one
 * more run may try, and no further one (reliability rule R18).
 */
export const sendLetterOnce = async (letter: LetterKey, mail: Mail, run: Run): Promise<LetterOutcome> => {
  if (run.sender.stopped() !== undefined || !(await run.rate.take())) return 'left';
  const claim = await claimLetter(letter, run.now);
  if (claim) return send(claim, mail, run);
  const state = await letterState(letter, run.now);
  return state === 'held' ? 'left' : state === 'sent' ? 'sent' : 'accounted';
};
