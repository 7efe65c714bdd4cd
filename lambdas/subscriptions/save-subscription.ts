import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { changeZone, pause, resume } from '../../contract/rules/drip-changes.ts';
import type { SubscriptionRow } from '../../contract/subscriber-rows.ts';
import type { SubscriptionChange } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { changeByToken } from './subscription-change.ts';
import { toSubscriptionView } from './subscription-view.ts';

const mailsChange = ({ mailStoppedAt }: SubscriptionRow, mails: boolean | undefined, now: Date): SubscriptionChange => {
  if (mails === undefined || mails === (mailStoppedAt === undefined)) return {};
  return { mailStoppedAt: mails ? undefined : now.toISOString() };
};

export const handler = endpoint(subscriptions, 'saveSubscription', async ({ params, body, now }) => {
  const { subscription, course } = await changeByToken(params.token, now, (row) => ({
    ...mailsChange(row, body.mails, now),
    // Both keep open what is open now, so their order does not matter.
    ...(body.timeZone !== undefined && changeZone(row, body.timeZone, now)),
    ...(body.paused === true && pause(row, now)),
    ...(body.paused === false && resume(row, now)),
  }));
  return toSubscriptionView(subscription, course, now);
});
