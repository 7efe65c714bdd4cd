import { grantingStatuses, grantsAccess, type PaymentStatus, statusRank } from '#contract/rules/payment-status.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/**
 * A learner's entitlement to a course: the status of the payment that holds it. `closed` lists payments that ended for
 * good, so a late event about one of them cannot open the course again.
 */
interface EntitlementRow {
  state: PaymentStatus;
  rank: number;
  /** Digest of the checkout session that holds the entitlement. */
  session: string;
  closed?: Set<string>;
}

/** A payment's claim on a course. `session` is the digest of its checkout session. */
export interface PaymentClaim {
  learnerId: string;
  courseId: string;
  session: string;
  at: string;
}

const rowKey = ({ learnerId, courseId }: Pick<PaymentClaim, 'learnerId' | 'courseId'>) => ({
  pk: learnerId,
  sk: key('ENTITLEMENT', courseId),
});

const isOpen = (row: EntitlementRow | undefined): boolean =>
  row !== undefined && grantsAccess(row.state) && !row.closed?.has(row.session);

const attributeNames = { '#state': 'state', '#rank': 'rank', '#session': 'session', '#closed': 'closed' };
const setPayment = 'SET #state = :state, #rank = :rank, #session = :session, updatedAt = :at';
const laterStatusCondition = '(#session = :session AND #rank < :rank)';
const claimValues = ({ session, at }: PaymentClaim, status: PaymentStatus) => ({
  ':state': status,
  ':rank': statusRank(status),
  ':session': session,
  ':at': at,
});

/** L7: returns whether the learner has paid for this course. */
export const hasPaid = async (learnerId: string, courseId: string): Promise<boolean> =>
  isOpen(await learnersTable.get<EntitlementRow>(rowKey({ learnerId, courseId })));

/** L58: lists the ids of the courses a learner has paid for. */
export const listPaidCourses = async (learnerId: string): Promise<ReadonlySet<string>> => {
  const rows = await learnersTable.query<EntitlementRow & { sk: string }>(learnerId, keyPrefix('ENTITLEMENT'));
  return new Set(rows.filter(isOpen).map(({ sk }) => keySegments(sk)[0] ?? ''));
};

/** L32: returns the session digest of the payment that opens this course to this learner, if any. */
export const findHoldingSession = async (learnerId: string, courseId: string): Promise<string | undefined> => {
  const row = await learnersTable.get<EntitlementRow>(rowKey({ learnerId, courseId }));
  return isOpen(row) ? row?.session : undefined;
};

/**
 * L33: grants the course for a payment that is `paid` or `won`. Returns `held` when another payment holds it, and
 * `closed` when this payment has ended or is disputed.
 */
export const grantEntitlement = async (
  claim: PaymentClaim,
  status: 'paid' | 'won',
): Promise<'granted' | 'repeated' | 'held' | 'closed'> => {
  const [paid, won] = grantingStatuses;
  const isGranted = await learnersTable.updateOnly(rowKey(claim), {
    UpdateExpression: setPayment,
    ConditionExpression: `NOT contains(#closed, :session) AND (attribute_not_exists(#session) OR ${laterStatusCondition} OR (#session <> :session AND NOT #state IN (:paid, :won)))`,
    ExpressionAttributeNames: attributeNames,
    ExpressionAttributeValues: { ...claimValues(claim, status), ':paid': paid, ':won': won },
  });
  if (isGranted) return 'granted';
  const stored = await learnersTable.get<EntitlementRow>(rowKey(claim));
  if (!stored || stored.closed?.has(claim.session)) return 'closed';
  if (stored.session !== claim.session) return isOpen(stored) ? 'held' : 'closed';
  return isOpen(stored) ? 'repeated' : 'closed';
};

/** L34: marks the payment as processing unless the course is or was open. Grants nothing. */
export const markEntitlementPending = async (claim: PaymentClaim): Promise<void> => {
  await learnersTable.updateOnly(rowKey(claim), {
    UpdateExpression: setPayment,
    ConditionExpression:
      'NOT contains(#closed, :session) AND (attribute_not_exists(#session) OR (#session <> :session AND #state IN (:failed, :refunded)))',
    ExpressionAttributeNames: attributeNames,
    ExpressionAttributeValues: { ...claimValues(claim, 'pending'), ':failed': 'failed', ':refunded': 'refunded' },
  });
};

/** L35: suspends the course while its payment is disputed, unless another payment holds it. */
export const suspendEntitlement = async (claim: PaymentClaim): Promise<void> => {
  await learnersTable.updateOnly(rowKey(claim), {
    UpdateExpression: setPayment,
    ConditionExpression: `attribute_not_exists(#session) OR ${laterStatusCondition}`,
    ExpressionAttributeNames: { '#state': 'state', '#rank': 'rank', '#session': 'session' },
    ExpressionAttributeValues: claimValues(claim, 'disputed'),
  });
};

/** L36: ends a payment's claim for good; a course that another payment holds stays open. */
export const revokeEntitlement = async (claim: PaymentClaim, status: 'failed' | 'refunded'): Promise<void> => {
  const closed = { ':closed': new Set([claim.session]) };
  const isRevoked = await learnersTable.updateOnly(rowKey(claim), {
    UpdateExpression: `${setPayment} ADD #closed :closed`,
    ConditionExpression: `attribute_not_exists(#session) OR ${laterStatusCondition}`,
    ExpressionAttributeNames: attributeNames,
    ExpressionAttributeValues: { ...claimValues(claim, status), ...closed },
  });
  if (isRevoked) return;
  await learnersTable.updateOnly(rowKey(claim), {
    UpdateExpression: 'ADD #closed :closed',
    ExpressionAttributeNames: { '#closed': 'closed' },
    ExpressionAttributeValues: closed,
  });
};
