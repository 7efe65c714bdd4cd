import type { BodyOf } from '../../contract/index.ts';
import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { changeZone, pause, restart, resume } from '../../contract/rules/drip-changes.ts';
import { withAddedRules } from '../../contract/rules/drip-schedule.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import type { SubscriptionChange } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { changeByToken, withChange } from './subscription-change.ts';
import { toSubscriptionView } from './subscription-view.ts';

type Wishes = BodyOf<'saveSubscription'>;
type Step = (row: SubscriptionRow, wishes: Wishes, now: Date) => SubscriptionChange;

/** What is wished, in the order in which it is done: a restart ends a pause, unless the same wish begins one. */
const steps: readonly Step[] = [
  ({ mailStoppedAt }, { mails }, now) => {
    if (mails === undefined || mails === (mailStoppedAt === undefined)) return {};
    return { mailStoppedAt: mails ? undefined : now.toISOString() };
  },
  (row, { timeZone }, now) => (timeZone === undefined ? {} : changeZone(row, timeZone, now)),
  (row, wishes, now) => (wishes.restart ? restart(row, now) : {}),
  (row, { paused }, now) => {
    if (paused === undefined) return {};
    return paused ? pause(row, now) : resume(row, now);
  },
];

export const handler = endpoint(subscriptions, 'saveSubscription', async ({ params, body, now }) => {
  const { subscription, course } = await changeByToken(params.token, now, (read, outline) => {
    // What the author has added is open by the same days as the rest, and is to stay so.
    let row = withAddedRules(read, outline);
    let change: SubscriptionChange = {};
    for (const step of steps) {
      const next = step(row, body, now);
      // Each step keeps open what the one before has opened.
      row = withChange(row, next);
      change = { ...change, ...next };
    }
    return change;
  });
  return toSubscriptionView(subscription, course, now);
});
