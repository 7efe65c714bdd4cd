import type { BodyOf } from '#contract/index.ts';
import { subscriptions } from '#contract/operations/subscriptions.ts';
import { changeZone, pause, restart, resume } from '#contract/rules/drip-changes.ts';
import { withAddedRules } from '#contract/rules/drip-schedule.ts';
import type { SubscriptionRow } from '#contract/storage/subscriber-rows.ts';
import type { SubscriptionChange } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { applyChange, changeByToken } from './subscription-change.ts';
import { toSubscriptionView } from './subscription-view.ts';

type Changes = BodyOf<'saveSubscription'>;
type ChangeStep = (row: SubscriptionRow, changes: Changes, now: Date) => SubscriptionChange;

/** Changes in the order they apply: a restart ends a pause unless the same request begins one. */
const steps: readonly ChangeStep[] = [
  ({ unsubscribedAt }, { mails }, now) => {
    if (mails === undefined || mails === (unsubscribedAt === undefined)) return {};
    return { unsubscribedAt: mails ? undefined : now.toISOString() };
  },
  (row, { timeZone }, now) => (timeZone === undefined ? {} : changeZone(row, timeZone, now)),
  (row, changes, now) => (changes.restart ? restart(row, now) : {}),
  (row, { paused }, now) => {
    if (paused === undefined) return {};
    return paused ? pause(row, now) : resume(row, now);
  },
];

export const handler = endpoint(subscriptions, 'saveSubscription', async ({ params, body, now }) => {
  const { subscription, course } = await changeByToken(params.token, now, (read, outline) => {
    // Lectures the author has added are open by the same schedule and must stay open.
    let row = withAddedRules(read, outline);
    let change: SubscriptionChange = {};
    for (const step of steps) {
      const next = step(row, body, now);
      // Each step keeps open what the previous one opened.
      row = applyChange(row, next);
      change = { ...change, ...next };
    }
    return change;
  });
  return toSubscriptionView(subscription, course, now);
});
