import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import type { OpeningRule } from '../../contract/rules/drip-schedule.ts';
import { dueFields, type SubscriptionRow, subscriberKeys, type TokenRow } from '../../contract/subscriber-rows.ts';
import { requireCourse } from './courses.ts';
import { changeOf } from './row-change.ts';
import { subscribersTable } from './table.ts';

/** Fields to write; undefined removes one. `keptOpen` is added to what is kept open already. */
export type SubscriptionChange = { [Field in keyof SubscriptionRow]?: SubscriptionRow[Field] | undefined };

/** When the release job looks at a subscription next, as fields of a change; never if that is undefined. */
export const dueChange = ({ subscriptionId }: SubscriptionRow, dueAt: Date | undefined): SubscriptionChange => ({
  dueAt: undefined,
  dueBucket: undefined,
  ...dueFields(subscriptionId, dueAt),
});

/** S2: the subscription of an address to a course. The address has to be in its normal form. */
export const getSubscription = (email: string, courseId: string): Promise<SubscriptionRow | undefined> =>
  subscribersTable.get<SubscriptionRow>(subscriberKeys.subscription(email, courseId));

/** S3: subscribes once; false when there was a subscription. */
export const putSubscription = (row: SubscriptionRow): Promise<boolean> => subscribersTable.putIfAbsent({ ...row });

/**
 * S4: makes the links of a subscription work; again before confirming it, in case a crash left it out. The subscription
 * is read afterwards: whoever removes it removes its link last, so a link to nothing stays in no order of the two.
 */
export const putToken = async ({ token, email, courseId }: SubscriptionRow): Promise<void> => {
  await subscribersTable.put({ ...subscriberKeys.token(token), email, courseId });
  const current = await getSubscription(email, courseId);
  if (current?.token !== token) await subscribersTable.remove(subscriberKeys.token(token));
};

const pointerOf = (token: string): Promise<TokenRow | undefined> =>
  subscribersTable.get<TokenRow>(subscriberKeys.token(token));

const requireToken = (row: SubscriptionRow | undefined, token: string): SubscriptionRow => {
  if (row?.token !== token) throw new Problem('not-found', 'This link does not belong to a subscription.');
  return row;
};

/** S5: the subscription a mailed link belongs to. Throws `not-found`. */
export const requireSubscription = async (token: string): Promise<SubscriptionRow> => {
  const pointer = await pointerOf(token);
  return requireToken(pointer && (await getSubscription(pointer.email, pointer.courseId)), token);
};

/** The same together with its course. Throws `not-found`. */
export const requireSubscribedCourse = async (
  token: string,
): Promise<{ subscription: SubscriptionRow; course: CatalogueDetailRow }> => {
  const pointer = await pointerOf(token);
  if (!pointer) throw new Problem('not-found', 'This link does not belong to a subscription.');
  const [row, course] = await Promise.all([
    getSubscription(pointer.email, pointer.courseId),
    requireCourse(pointer.courseId),
  ]);
  return { subscription: requireToken(row, token), course };
};

/**
 * S6: changes a subscription as it was read. Undefined when zone, day 0, pause or confirmation have changed since, because
 * what stays open and what is due were computed from them: read again and repeat.
 */
export const changeSubscription = (
  read: SubscriptionRow,
  { keptOpen, ...fields }: SubscriptionChange,
): Promise<SubscriptionRow | undefined> => {
  const change = changeOf(fields, keptOpen && { keptOpen });
  const unless = (field: 'pausedAt' | 'confirmedAt') =>
    read[field] ? `${field} = :${field}` : `attribute_not_exists(${field})`;
  return subscribersTable.update<SubscriptionRow>(subscriberKeys.subscription(read.email, read.courseId), {
    ...change,
    ConditionExpression: `subscriptionId = :id AND #zone = :zone AND anchorDate = :anchor AND ${unless('pausedAt')} AND ${unless('confirmedAt')}`,
    ExpressionAttributeNames: { ...change.ExpressionAttributeNames, '#zone': 'timeZone' },
    ExpressionAttributeValues: {
      ...change.ExpressionAttributeValues,
      ':id': read.subscriptionId,
      ':zone': read.timeZone,
      ':anchor': read.anchorDate,
      ...(read.pausedAt && { ':pausedAt': read.pausedAt }),
      ...(read.confirmedAt && { ':confirmedAt': read.confirmedAt }),
    },
  });
};

/**
 * S7: links the subscription of an address to an account, once: undefined when there is none, or when it is linked to
 * another account. Linking again keeps the first instant. `isNew` for one call at most: for none when the answer to the
 * write was lost and the SDK repeated it.
 */
export const linkSubscription = async (
  email: string,
  courseId: string,
  learnerId: string,
  at: string,
): Promise<{ linked: SubscriptionRow; isNew: boolean } | undefined> => {
  const before = await subscribersTable.exchange<SubscriptionRow>(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: 'SET learnerId = :learner, linkedAt = if_not_exists(linkedAt, :at)',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(learnerId) OR learnerId = :learner)',
    ExpressionAttributeValues: { ':learner': learnerId, ':at': at },
  });
  return before && { linked: { linkedAt: at, ...before, learnerId }, isNew: before.learnerId === undefined };
};

/**
 * S8: keeps rules of lectures the author has added, and says when the job looks next. Rules that are kept already stay.
 * Changes nothing when the job has been there since the row was read; the next reader does it then.
 */
export const keepAddedRules = async (
  { email, courseId, dueAt: readDueAt, subscriptionId }: SubscriptionRow,
  rules: Record<string, OpeningRule>,
  dueAt: Date | undefined,
): Promise<void> => {
  const due = dueFields(subscriptionId, dueAt);
  const added = Object.entries(rules);
  await subscribersTable.change(subscriberKeys.subscription(email, courseId), {
    UpdateExpression: `SET ${[
      ...added.map((_, index) => `#s.#l.#k${index} = if_not_exists(#s.#l.#k${index}, :r${index})`),
      ...(due.dueAt ? ['dueAt = :due, dueBucket = :bucket'] : []),
    ].join(', ')}`,
    ConditionExpression: `attribute_exists(pk) AND ${readDueAt ? 'dueAt = :read' : 'attribute_not_exists(dueAt)'}`,
    ...(added.length > 0 && {
      ExpressionAttributeNames: {
        '#s': 'schedule',
        '#l': 'lectures',
        ...Object.fromEntries(added.map(([id], index) => [`#k${index}`, id])),
      },
    }),
    ExpressionAttributeValues: {
      ...Object.fromEntries(added.map(([, rule], index) => [`:r${index}`, rule])),
      ...(due.dueAt && { ':due': due.dueAt, ':bucket': due.dueBucket }),
      ...(readDueAt && { ':read': readDueAt }),
    },
  });
};
