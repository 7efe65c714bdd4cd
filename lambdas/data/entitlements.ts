import { key, keyPrefix, segmentsOf } from '../../contract/keys.ts';
import { openingSteps, opensCourse, type PaymentStep, rankOf } from '../../contract/rules/payment-step.ts';
import { learnersTable } from './table.ts';

/**
 * What a learner has paid for: the step of the payment that holds the course. Payments that ended for good are
 * remembered in `closed`, so that nothing that was true of one earlier can open the course again.
 */
interface EntitlementRow {
  state: PaymentStep;
  rank: number;
  /** Digest of the session that holds it. */
  session: string;
  closed?: Set<string>;
}

/** A payment's claim on a course. `session` is the digest of its checkout session. */
export interface Claim {
  learnerId: string;
  courseId: string;
  session: string;
  at: string;
}

const address = ({ learnerId, courseId }: Pick<Claim, 'learnerId' | 'courseId'>) => ({
  pk: learnerId,
  sk: key('ENTITLEMENT', courseId),
});

const isOpen = (row: EntitlementRow | undefined): boolean =>
  row !== undefined && opensCourse(row.state) && !row.closed?.has(row.session);

const names = { '#state': 'state', '#rank': 'rank', '#session': 'session', '#closed': 'closed' };
const take = 'SET #state = :state, #rank = :rank, #session = :session, updatedAt = :at';
const isFurther = '(#session = :session AND #rank < :rank)';
const values = ({ session, at }: Claim, step: PaymentStep) => ({
  ':state': step,
  ':rank': rankOf(step),
  ':session': session,
  ':at': at,
});

/** L7: has this learner paid for this course, as of now. */
export const hasPaid = async (learnerId: string, courseId: string): Promise<boolean> =>
  isOpen(await learnersTable.get<EntitlementRow>(address({ learnerId, courseId })));

/** L58: the courses I have paid for, by id, as of now. */
export const listPaidCourses = async (learnerId: string): Promise<ReadonlySet<string>> => {
  const rows = await learnersTable.query<EntitlementRow & { sk: string }>(learnerId, keyPrefix('ENTITLEMENT'));
  return new Set(rows.filter(isOpen).map(({ sk }) => segmentsOf(sk)[0] ?? ''));
};

/** L32: which payment opens this course to this learner, if one does; the digest of its session. */
export const findHolder = async (learnerId: string, courseId: string): Promise<string | undefined> => {
  const row = await learnersTable.get<EntitlementRow>(address({ learnerId, courseId }));
  return isOpen(row) ? row?.session : undefined;
};

/**
 * L33: opens the course by a payment that is `paid` or `won`. `held`: another payment has opened it already. `closed`:
 * this payment has ended, or stands in dispute, whatever was read of it before.
 */
export const grantEntitlement = async (
  claim: Claim,
  step: 'paid' | 'won',
): Promise<'granted' | 'repeated' | 'held' | 'closed'> => {
  const [paid, won] = openingSteps;
  const row = await learnersTable.update<EntitlementRow>(address(claim), {
    UpdateExpression: take,
    ConditionExpression: `NOT contains(#closed, :session) AND (attribute_not_exists(#session) OR ${isFurther} OR (#session <> :session AND NOT #state IN (:paid, :won)))`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values(claim, step), ':paid': paid, ':won': won },
  });
  if (row) return 'granted';
  const known = await learnersTable.get<EntitlementRow>(address(claim));
  if (!known || known.closed?.has(claim.session)) return 'closed';
  if (known.session !== claim.session) return isOpen(known) ? 'held' : 'closed';
  return isOpen(known) ? 'repeated' : 'closed';
};

/** L34: notes that the money is on its way, unless the course is open or was. Opens nothing. */
export const pendEntitlement = async (claim: Claim): Promise<void> => {
  await learnersTable.change(address(claim), {
    UpdateExpression: take,
    ConditionExpression:
      'NOT contains(#closed, :session) AND (attribute_not_exists(#session) OR (#session <> :session AND #state IN (:failed, :refunded)))',
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values(claim, 'pending'), ':failed': 'failed', ':refunded': 'refunded' },
  });
};

/** L35: takes the course back while the bank disputes its payment; one that another payment holds stays open. */
export const disputeEntitlement = async (claim: Claim): Promise<void> => {
  await learnersTable.change(address(claim), {
    UpdateExpression: take,
    ConditionExpression: `attribute_not_exists(#session) OR ${isFurther}`,
    ExpressionAttributeNames: { '#state': 'state', '#rank': 'rank', '#session': 'session' },
    ExpressionAttributeValues: values(claim, 'disputed'),
  });
};

/** L36: ends a payment's claim for good; a course that another payment holds stays open. */
export const closeEntitlement = async (claim: Claim, step: 'failed' | 'refunded'): Promise<void> => {
  const closed = { ':closed': new Set([claim.session]) };
  const row = await learnersTable.update(address(claim), {
    UpdateExpression: `${take} ADD #closed :closed`,
    ConditionExpression: `attribute_not_exists(#session) OR ${isFurther}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ...values(claim, step), ...closed },
  });
  if (row) return;
  await learnersTable.change(address(claim), {
    UpdateExpression: 'ADD #closed :closed',
    ExpressionAttributeNames: { '#closed': 'closed' },
    ExpressionAttributeValues: closed,
  });
};
