import { raiseAlert } from '../services/alert.ts';
import { askStripe } from '../services/stripe.ts';
import { type Notice, takeNotice, telling } from './stripe-events.ts';

/** Seconds that are looked at again, because events may be listed a little late, and the youngest are left out. */
const overlap = 3_600;

/** Seconds an event is left to the webhook, which as a rule has it at once. */
const webhookFirst = 600;

/** Stripe lists events of 30 days. */
const longest = 30 * 86_400;

const noticesSince = async (since: Date, now: Date): Promise<Notice[]> => {
  const oldest = Math.max(since.getTime(), now.getTime() - longest * 1000);
  const created = { gte: Math.floor(oldest / 1000) - overlap, lte: Math.floor(now.getTime() / 1000) - webhookFirst };
  const notices: Notice[] = [];
  let after: string | undefined;
  for (;;) {
    const { data, has_more: hasMore } = await askStripe((stripe) =>
      stripe.events.list({ types: [...telling], created, limit: 100, ...(after && { starting_after: after }) }),
    );
    notices.push(...(data as unknown as Notice[]));
    after = data.at(-1)?.id;
    if (!hasMore || !after) return notices.reverse();
  }
};

/**
 * Gives every event since then that has not had its effect this effect, as the webhook would have. A course that opens
 * only now raises an alert: its event was lost or refused. Resolves to how many courses were opened.
 */
export const catchUp = async (since: Date, now: Date): Promise<number> => {
  let opened = 0;
  for (const notice of await noticesSince(since, now)) {
    const fulfilment = await takeNotice(notice, now);
    if (!fulfilment?.isNew) continue;
    raiseAlert('late-fulfilment', { event: notice.id });
    opened += 1;
  }
  return opened;
};
