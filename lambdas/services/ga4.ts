import { randomInt } from 'node:crypto';
import { environment } from '../runtime/environment.ts';
import { readSecret } from './secrets.ts';

/** One event of the contract's `recordAnalytics`. */
interface AnalyticsEvent {
  name: string;
  route: string;
  value?: number | undefined;
}

/** Milliseconds for all of it, the secret included: our own answer waits for no more. */
const timeoutMs = 800;

/** Google Analytics itself, unless the surroundings have a stand-in. */
const ga4Url = (): string => process.env.GA4_URL || 'https://www.google-analytics.com';

/** Digits that are new for each report, so that no two reports can be told to be of one person. */
const randomId = (): string => String(randomInt(1_000_000_000, 10_000_000_000));

/**
 * What GA4's Measurement Protocol takes. Routes are patterns of the route table, which the contract sees to: neither
 * ids nor words of people. The reports in its pages count an event only with a session and some time in it.
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
  if (!response.ok) throw new Error(`Google Analytics answered ${response.status}.`);
};

/** Passes events on to the stage's stream. Throws when that fails or takes longer than 0.8 s. */
export const sendToGa4 = async (events: readonly AnalyticsEvent[]): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // The clients of AWS have a patience of their own, which is longer.
  await Promise.race([send(events, signal), timeout]);
};
