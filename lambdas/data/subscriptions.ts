import { Problem } from '#contract/problem.ts';
import { confirmReminderName } from '#contract/rules/drip-email.ts';
import type { OpeningRule } from '#contract/rules/drip-schedule.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { dueFields, type SubscriptionRow, subscriberKeys, type TokenRow } from '#contract/storage/subscriber-rows.ts';
import { journaled } from '../runtime/write-journal.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { requireCourse } from './courses.ts';
import { subscribersTable } from './table.ts';

/** Fields to write; undefined removes one. `permanentlyOpen` is added to the stored set. */
export type SubscriptionChange = { [Field in keyof SubscriptionRow]?: SubscriptionRow[Field] | undefined };

/** Builds the change that schedules the release job's next check, or unschedules it when `dueAt` is undefined. */
export const toDueChange = ({ subscriptionId }: SubscriptionRow, dueAt: Date | undefined): SubscriptionChange => ({
  dueAt: undefined,
  dueBucket: undefined,
  ...dueFields(subscriptionId, dueAt),
});

/** S2: reads the subscription of an email address to a course. The email must be normalized. */
export const getSubscription = (email: string, courseId: string): Promise<SubscriptionRow | undefined> =>
  subscribersTable.get<SubscriptionRow>(subscriberKeys.subscription(email, courseId));

/** S3: subscribes once; returns false when a subscription exists. */
export const putSubscription = (row: SubscriptionRow): Promise<boolean> => subscribersTable.putIfAbsent({ ...row });

/**
 * S4: stores the token behind a subscription's links; repeated before confirmation in case a crash left it out. Reads
 * the subscription afterwards: removal deletes the token last, so no order of writes leaves a dangling token.
 */
export const putToken = async ({ token, email, courseId }: SubscriptionRow): Promise<void> => {
  await subscribersTable.put({ ...subscriberKeys.token(token), email, courseId });
  const latest = await getSubscription(email, courseId);
  if (latest?.token !== token) await subscribersTable.remove(subscriberKeys.token(token));
};

/**
 * S4 for a subscription linked to a learner. Only deleting the account removes such a subscription, so the journal
 * undoes the write instead of another read.
 */
export const putTokenOfLearner = async (
  { token, email, courseId }: SubscriptionRow,
  learnerId: string,
): Promise<void> => {
  const rowKey = subscriberKeys.token(token);
  const undo = () => subscribersTable.remove(rowKey);
  await journaled({ target: `subscribers ${rowKey.pk} ${rowKey.sk}`, learnerId, undo }, () =>
    subscribersTable.put({ ...rowKey, email, courseId }),
  );
};

const getTokenRow = (token: string): Promise<TokenRow | undefined> =>
  subscribersTable.get<TokenRow>(subscriberKeys.token(token));

const requireToken = (row: SubscriptionRow | undefined, token: string): SubscriptionRow => {
  if (row?.token !== token)
    throw new Problem('not-found', 'This link is not valid, or the subscription has been deleted.');
  return row;
};

/**
 * S5: reads the subscription of an emailed token.
 * @throws `not-found`
 */
export const requireSubscription = async (token: string): Promise<SubscriptionRow> => {
  const tokenRow = await getTokenRow(token);
  return requireToken(tokenRow && (await getSubscription(tokenRow.email, tokenRow.courseId)), token);
};

/**
 * Reads the subscription of a token and its course.
 * @throws `not-found`
 */
export const requireSubscribedCourse = async (
  token: string,
): Promise<{ subscription: SubscriptionRow; course: CourseRow }> => {
  const tokenRow = await getTokenRow(token);
  if (!tokenRow) throw new Problem('not-found', 'This link is not valid, or the subscription has been deleted.');
  const [row, course] = await Promise.all([
    getSubscription(tokenRow.email, tokenRow.courseId),
    requireCourse(tokenRow.courseId),
  ]);
  return { subscription: requireToken(row, token), course };
};

/**
 * S6: updates a subscription. Returns undefined when time zone, day 0, pause or confirmation changed since the read,
 * because release times derive from them: read again and retry.
 */
export const changeSubscription = (
  current: SubscriptionRow,
  { permanentlyOpen, ...fields }: SubscriptionChange,
): Promise<SubscriptionRow | undefined> => {
  const unchanged = (field: 'pausedAt' | 'confirmedAt') =>
    current[field] ? `${field} = :${field}` : `attribute_not_exists(${field})`;
  const change = withCondition(
    buildUpdate(fields, { addedMembers: permanentlyOpen && { permanentlyOpen } }),
    `subscriptionId = :id AND #zone = :zone AND anchorDate = :anchor AND ${unchanged('pausedAt')} AND ${unchanged('confirmedAt')}`,
    {
      ':id': current.subscriptionId,
      ':zone': current.timeZone,
      ':anchor': current.anchorDate,
      ...(current.pausedAt && { ':pausedAt': current.pausedAt }),
      ...(current.confirmedAt && { ':confirmedAt': current.confirmedAt }),
    },
    { '#zone': 'timeZone' },
  );
  return subscribersTable.update<SubscriptionRow>(subscriberKeys.subscription(current.email, current.courseId), change);
};

/**
 * S7: links the subscription of an email address to an account. Returns undefined when there is none or it is linked to
 * another account. A repeat keeps the first time. `isNew` is true for at most one call, and for none when a response
 * was lost and the SDK retried.
 */
export const linkSubscription = async (
  email: string,
  courseId: string,
  learnerId: string,
  at: string,
): Promise<{ linked: SubscriptionRow; isNew: boolean } | undefined> => {
  const before = await subscribersTable.update<SubscriptionRow>(
    subscriberKeys.subscription(email, courseId),
    {
      UpdateExpression: 'SET learnerId = :learner, linkedAt = if_not_exists(linkedAt, :at)',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(learnerId) OR learnerId = :learner)',
      ExpressionAttributeValues: { ':learner': learnerId, ':at': at },
    },
    'old',
  );
  return before && { linked: { linkedAt: at, ...before, learnerId }, isNew: before.learnerId === undefined };
};

/**
 * S8: stores release rules of lectures the author has added and the job's next check. Existing rules stay. Changes
 * nothing when the job has updated the row since the read; the next reader repeats it.
 */
export const storeAddedRules = async (
  { email, courseId, dueAt: readDueAt, subscriptionId }: SubscriptionRow,
  rules: Record<string, OpeningRule>,
  dueAt: Date | undefined,
): Promise<void> => {
  const due = dueFields(subscriptionId, dueAt);
  const added = Object.entries(rules);
  await subscribersTable.updateOnly(subscriberKeys.subscription(email, courseId), {
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

/**
 * S60: deletes an unconfirmed subscription, the rows that lead to it first, so a crash leaves no orphans. Returns false
 * when it was confirmed, linked or changed concurrently; its links then work again.
 */
export const removeUnconfirmed = async (subscription: SubscriptionRow): Promise<boolean> => {
  const { email, courseId, token, dueAt } = subscription;
  await Promise.all([
    subscribersTable.remove(subscriberKeys.token(token)),
    subscribersTable.remove(subscriberKeys.email(email, courseId, confirmReminderName)),
  ]);
  const isRemoved = await subscribersTable.removeIf(subscriberKeys.subscription(email, courseId), {
    ConditionExpression:
      'dueAt = :read AND attribute_not_exists(confirmedAt) AND attribute_not_exists(learnerId) AND attribute_not_exists(unsubscribedAt)',
    ExpressionAttributeValues: { ':read': dueAt },
  });
  if (!isRemoved) await putToken(subscription);
  return isRemoved;
};
