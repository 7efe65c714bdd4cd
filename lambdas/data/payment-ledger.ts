import { key } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** Days an event is retained: Stripe retries for 3 days and lists for 30 (docs/reliability.md#stripe-webhooks). */
const eventRetentionDays = 40;

/** Days a grant is listed for reconciliation. */
const grantRetentionDays = 40;

const epochSecondsAfter = (now: Date, days: number): number => Math.floor(now.getTime() / 1000) + days * 86_400;
const eventKey = (eventId: string) => ({ pk: key('EVENT', eventId), sk: key('EVENT') });

/** L51: returns whether this Stripe event was already processed. */
export const isEventProcessed = async (eventId: string): Promise<boolean> =>
  (await learnersTable.get(eventKey(eventId))) !== undefined;

/** L52: marks an event as processed. Runs last, so a crash leads to a harmless repeat. */
export const markEventProcessed = async (eventId: string, type: string, now: Date): Promise<void> => {
  await learnersTable.putIfAbsent({
    ...eventKey(eventId),
    type,
    processedAt: now.toISOString(),
    expiresAt: epochSecondsAfter(now, eventRetentionDays),
  });
};

/** L53: records a grant under its UTC day (YYYY-MM-DD) before it is made, so every grant can be audited. */
export const putGrant = async (session: string, sessionId: string, now: Date): Promise<void> => {
  await learnersTable.putIfAbsent({
    pk: key('GRANTS', now.toISOString().slice(0, 10)),
    sk: key('GRANT', session),
    sessionId,
    expiresAt: epochSecondsAfter(now, grantRetentionDays),
  });
};

/** L54: lists ids of the sessions whose payments opened a course on a UTC day (YYYY-MM-DD). */
export const listGrants = async (day: string): Promise<string[]> => {
  const rows = await learnersTable.queryPartition<{ sessionId: string }>(key('GRANTS', day));
  return rows.map(({ sessionId }) => sessionId);
};

const watermark = { pk: key('JOB', 'reconcile-payments'), sk: key('WATERMARK') };

/** L56: reads until when payments were reconciled; undefined before the first complete run. */
export const getReconciledUntil = async (): Promise<Date | undefined> => {
  const row = await learnersTable.get<{ until: string }>(watermark);
  return row && new Date(row.until);
};

/** L57: raises that mark; ignores an older one. */
export const putReconciledUntil = async (until: Date): Promise<void> => {
  await learnersTable.updateOnly(watermark, {
    UpdateExpression: 'SET #until = :until',
    ConditionExpression: 'attribute_not_exists(#until) OR #until < :until',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until.toISOString() },
  });
};
