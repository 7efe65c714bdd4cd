import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { changeZone, pause, resume } from '../../contract/rules/drip-changes.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import type { SubscriptionChange } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { changeByToken, withChange } from './subscription-change.ts';
import { toSubscriptionView } from './subscription-view.ts';

const mailsChange = ({ mailStoppedAt }: SubscriptionRow, mails: boolean | undefined, now: Date): SubscriptionChange => {
  if (mails === undefined || mails === (mailStoppedAt === undefined)) return {};
  return { mailStoppedAt: mails ? undefined : now.toISOString() };
};

const pauseChange = (row: SubscriptionRow, paused: boolean | undefined, now: Date): SubscriptionChange => {
  if (paused === undefined) return {};
  return paused ? pause(row, now) : resume(row, now);
};

export const handler = endpoint(subscriptions, 'saveSubscription', async ({ params, body, now }) => {
  const { subscription, course } = await changeByToken(params.token, now, (row) => {
    const zone = body.timeZone === undefined ? {} : changeZone(row, body.timeZone, now);
    // What the new zone has opened is to be kept too.
    return { ...mailsChange(row, body.mails, now), ...zone, ...pauseChange(withChange(row, zone), body.paused, now) };
  });
  return toSubscriptionView(subscription, course, now);
});
