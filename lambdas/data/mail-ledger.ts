import { keyPrefix, segmentsOf } from '../../contract/keys.ts';
import { type AddressRow, type MailRow, type SendingRow, subscriberKeys } from '../../contract/subscriber-rows.ts';
import { subscribersTable } from './table.ts';

/** Names a letter: to whom, of which course, which one. */
export interface LetterKey {
  email: string;
  courseId: string;
  name: string;
}

/** A letter that this run alone may send. */
export interface Claim extends LetterKey {
  leaseUntil: string;
}

/** Minutes for which a claim keeps all others away: longer than a run and its retries, and SES tells of a mail within. */
const leaseMinutes = 15;
const mostAttempts = 2;
/** Days the ledger remembers a letter. */
const kept = 400;

const address = ({ email, courseId, name }: LetterKey) => subscriberKeys.mail(email, courseId, name);

/**
 * S48: claims a letter before it is sent; undefined when it was sent, when somebody else holds it, or when it was tried
 * twice. The conditions let one run through, however many try.
 */
export const claimLetter = async (letter: LetterKey, now: Date): Promise<Claim | undefined> => {
  const claim = {
    leaseUntil: new Date(now.getTime() + leaseMinutes * 60_000).toISOString(),
    claimedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + kept * 86_400,
  };
  const mine = { ...letter, leaseUntil: claim.leaseUntil };
  if (await subscribersTable.putIfAbsent({ ...address(letter), state: 'claimed', attempt: 1, ...claim })) return mine;
  const isAgain = await subscribersTable.change(address(letter), {
    UpdateExpression:
      'SET #state = :claimed, leaseUntil = :until, claimedAt = :now, expiresAt = :gone ADD attempt :one',
    ConditionExpression: '#state IN (:claimed, :unknown) AND leaseUntil <= :now AND attempt < :most',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':claimed': 'claimed',
      ':unknown': 'unknown',
      ':until': claim.leaseUntil,
      ':now': claim.claimedAt,
      ':gone': claim.expiresAt,
      ':one': 1,
      ':most': mostAttempts,
    },
  });
  return isAgain ? mine : undefined;
};

/** How a letter stands that could not be claimed: done with, or to be looked at again later. */
export type LetterState = 'sent' | 'held' | 'spent';

/** S49: why a letter could not be claimed. `spent`: tried twice, never certain; nobody sends it again. */
export const letterState = async (letter: LetterKey, now: Date): Promise<LetterState> => {
  const row = await subscribersTable.get<MailRow>(address(letter));
  if (row?.state === 'sent') return 'sent';
  return row && row.attempt >= mostAttempts && row.leaseUntil <= now.toISOString() ? 'spent' : 'held';
};

/**
 * S50: marks a claimed letter as sent, unless an event of the mail service has done so already. Needed only when the
 * subscription, which tells so by `mailedThrough` and its next due time, could not be moved on.
 */
export const markSent = async ({ leaseUntil, ...letter }: Claim, at: string): Promise<void> => {
  await subscribersTable.change(address(letter), {
    UpdateExpression: 'SET #state = :sent, sentAt = :at',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':sent': 'sent', ':at': at, ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S51: marks that nobody knows whether a letter was sent. The lease goes on: an event may still tell. */
export const markUnknown = async ({ leaseUntil, ...letter }: Claim): Promise<void> => {
  await subscribersTable.change(address(letter), {
    UpdateExpression: 'SET #state = :unknown',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':unknown': 'unknown', ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S52: gives a claim back, as if it had not been tried: the mail service has said that nothing was sent. */
export const giveBack = async ({ leaseUntil, ...letter }: Claim, now: Date): Promise<void> => {
  await subscribersTable.change(address(letter), {
    UpdateExpression: 'SET leaseUntil = :now ADD attempt :less',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':less': -1, ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S53: names of the announcements that were sent in a subscription, oldest first. */
export const sentAnnouncements = async (email: string, courseId: string): Promise<string[]> => {
  const rows = await subscribersTable.query<MailRow>(email, `${keyPrefix('MAIL', courseId)}WAVE-`);
  return rows.filter(({ state }) => state === 'sent').map(({ sk }) => segmentsOf(sk)[1] ?? '');
};

/**
 * S54: notes what the mail service tells of a letter: it was sent. A later delivery does not hide a bounce or complaint.
 * A letter that the ledger does not know, such as a welcome, changes nothing.
 */
export const noteLetterEvent = async (
  letter: LetterKey,
  event: NonNullable<MailRow['event']>,
  at: string,
): Promise<void> => {
  await subscribersTable.change(address(letter), {
    UpdateExpression: 'SET #state = :sent, #event = :event, sentAt = if_not_exists(sentAt, :at)',
    ConditionExpression:
      event === 'delivery' ? 'attribute_exists(pk) AND attribute_not_exists(#event)' : 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#state': 'state', '#event': 'event' },
    ExpressionAttributeValues: { ':sent': 'sent', ':event': event, ':at': at },
  });
};

/** S55: suppresses an address for all mailings; the first reason stays, but a complaint outweighs a bounce. */
export const suppressAddress = async (
  email: string,
  reason: NonNullable<AddressRow['suppressed']>,
  at: string,
): Promise<void> => {
  await subscribersTable.change(subscriberKeys.address(email), {
    UpdateExpression: 'SET suppressed = :reason, #at = :at',
    ConditionExpression:
      reason === 'complaint'
        ? 'attribute_not_exists(suppressed) OR suppressed <> :reason'
        : 'attribute_not_exists(suppressed)',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':reason': reason, ':at': at },
  });
};

/** S56: whether mailings to an address are suppressed. Receipts go out nevertheless. */
export const isSuppressed = async (email: string): Promise<boolean> =>
  (await subscribersTable.get<AddressRow>(subscriberKeys.address(email)))?.suppressed !== undefined;

type Counted = Omit<SendingRow, 'pk' | 'sk'>;

/** When the counts of a day may go, in epoch seconds. */
const goneAfter = (day: string): number => Math.floor(Date.parse(day) / 1000) + kept * 86_400;

/** S57: adds to what is counted of the mails of a UTC day. */
export const countSending = async (day: string, field: keyof Counted, number: number): Promise<void> => {
  await subscribersTable.change(subscriberKeys.sending(day), {
    UpdateExpression: 'ADD #field :number SET expiresAt = :gone',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':number': number, ':gone': goneAfter(day) },
  });
};

/**
 * How many of a day's mails the public form may cause: a quarter, and later one reminder for each. So no crowd at the form
 * uses up more than half of what subscribers wait for.
 */
export const formShare = (mostADay: number): number => Math.floor(mostADay / 4);

/** S59: counts one mail of a UTC day that the form causes; false when the day's mails, or the form's share, are used up. */
export const takeFormMail = (day: string, mostADay: number): Promise<boolean> =>
  subscribersTable.change(subscriberKeys.sending(day), {
    UpdateExpression: 'ADD sent :one, byForm :one SET expiresAt = :gone',
    ConditionExpression:
      '(attribute_not_exists(sent) OR sent < :most) AND (attribute_not_exists(byForm) OR byForm < :share)',
    ExpressionAttributeValues: {
      ':one': 1,
      ':gone': goneAfter(day),
      ':most': mostADay,
      ':share': formShare(mostADay),
    },
  });

/** S58: what was counted on a UTC day. */
export const getSending = async (day: string): Promise<Required<Counted>> => {
  const row = await subscribersTable.get<SendingRow>(subscriberKeys.sending(day));
  return {
    sent: row?.sent ?? 0,
    byForm: row?.byForm ?? 0,
    bounced: row?.bounced ?? 0,
    complained: row?.complained ?? 0,
  };
};
