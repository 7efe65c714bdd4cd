import { randomInt } from 'node:crypto';
import { environment } from '../runtime/environment.ts';
import { readSecret } from './secrets.ts';

/** One event of the contract's `recordAnalytics`. */
interface AnalyticsEvent {
  name: string;
  route: string;
  value?: number | undefined;
}

/** Total time-out in milliseconds including the secret, because our own response waits for it. */
const timeoutMs = 800;

/** Returns the URL of Google Analytics, unless the environment overrides it. */
const ga4Url = (): string => process.env.GA4_URL || 'https://www.google-analytics.com';

/** Returns random digits for each report, so reports cannot be linked to a person. */
const randomId = (): string => String(randomInt(1_000_000_000, 10_000_000_000));

/**
 * Builds a GA4 Measurement Protocol payload. The contract restricts routes to patterns of the route table, without ids
 * or user text. GA4 reports count an event only with a session id and engagement time.
 */
const toPayload = (events: readonly AnalyticsEvent[]) => {
  const session = { session_id: randomId(), engagement_time_msec: 1 };
  return {
    client_id: `${randomId()}.${randomId()}`,
    non_personalized_ads: true,
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: events.map(({ name, route, value }) => ({
      name: name === 'page-view' ? 'page_view' : name,
      params: {
        page_location: environment('SITE_URL') + route,
        page_title: route,
        ...(value !== undefined && { value }),
        ...session,
      },
    })),
  };
};

const send = async (events: readonly AnalyticsEvent[], signal: AbortSignal): Promise<void> => {
  const url = new URL('/mp/collect', ga4Url());
  url.searchParams.set('measurement_id', environment('GA4_MEASUREMENT_ID'));
  url.searchParams.set('api_secret', await readSecret(environment('GA4_PARAMETER')));
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toPayload(events)),
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Google Analytics responded with ${response.status}.`);
};

/** Sends events to the stage's GA4 stream. Throws on failure or after 0.8 s. */
export const sendToGa4 = async (events: readonly AnalyticsEvent[]): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // AWS clients have their own, longer time-outs.
  await Promise.race([send(events, signal), timeout]);
};
