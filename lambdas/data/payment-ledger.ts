import { addDays } from '#contract/rules/activity.ts';
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

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** L53: records a grant under its UTC day before it is made, in order of time, so every grant can be audited. */
export const putGrant = async (session: string, sessionId: string, now: Date): Promise<void> => {
  await learnersTable.putIfAbsent({
    pk: key('GRANTS', dayOf(now)),
    sk: key('GRANT', now.getTime(), session),
    sessionId,
    grantedAt: now.toISOString(),
    expiresAt: epochSecondsAfter(now, grantRetentionDays),
  });
};

/** A session whose payment opened a course. */
export interface Grant {
  sessionId: string;
  grantedAt: Date;
}

const grantPageSize = 100;

/** L54: pages through the grants made in [from, until), in order of time. */
export const listGrantPages = async function* (from: Date, until: Date): AsyncGenerator<Grant[]> {
  // A late run may find that a newer one has passed it.
  if (from >= until) return;
  const [first, last] = [from, until].map((instant) => key('GRANT', instant.getTime())) as [string, string];
  for (let day = dayOf(from); day <= dayOf(until); day = addDays(day, 1)) {
    const pages = learnersTable.queryRange<{ sessionId: string; grantedAt: string }>(
      key('GRANTS', day),
      first,
      last,
      grantPageSize,
    );
    for await (const rows of pages)
      yield rows.map(({ sessionId, grantedAt }) => ({ sessionId, grantedAt: new Date(grantedAt) }));
  }
};

/** The two directions of a reconciliation: Stripe's events, and our grants. */
export type ReconciledRows = 'events' | 'grants';

const watermarkOf = (rows: ReconciledRows) => ({ pk: key('JOB', 'reconcile-payments'), sk: key('WATERMARK', rows) });

/** L56: reads until when events or grants were reconciled; undefined before the first run. */
export const getReconciledUntil = async (rows: ReconciledRows): Promise<Date | undefined> => {
  const row = await learnersTable.get<{ until: string }>(watermarkOf(rows));
  return row && new Date(row.until);
};

/** L57: raises that mark; ignores an older one. */
export const putReconciledUntil = async (rows: ReconciledRows, until: Date): Promise<void> => {
  await learnersTable.updateOnly(watermarkOf(rows), {
    UpdateExpression: 'SET #until = :until',
    ConditionExpression: 'attribute_not_exists(#until) OR #until < :until',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until.toISOString() },
  });
};
