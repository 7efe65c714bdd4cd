import { site } from '#contract/operations/site.ts';
import { enforceRateLimit, type RateLimit } from '../data/rate-limits.ts';
import { endpoint } from '../http/endpoint.ts';
import type { HttpEvent } from '../http/event.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';
import { logWarning, writeLogLine } from '../runtime/log.ts';
import { metricLine } from './metric-line.ts';

/** Returns whether the browser signals an opt-out (DNT or GPC). */
const hasOptedOut = ({ headers }: HttpEvent): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1';

/**
 * Forwards events to Google Analytics in stages that configure a stream. Never throws and is time-limited; a failure
 * logs a warning without the URL, which holds the secret.
 */
const forwardToGa4 = async (
  events: readonly { name: string; route: string; value?: number | undefined }[],
  event: HttpEvent,
): Promise<void> => {
  if (!process.env.GA4_MEASUREMENT_ID || hasOptedOut(event)) return;
  try {
    // Imported lazily, because the secret's client would slow every cold start.
    const { sendToGa4 } = await import('../services/ga4.ts');
    await sendToGa4(events);
  } catch (error) {
    const { name, message } = error as Error;
    logWarning({ operation: 'recordAnalytics', message: `${name}: ${message}` });
  }
};

/** Allows a classroom of forty that opens a page every other second. */
const networkLimit: RateLimit = {
  name: 'analytics',
  max: 600,
  seconds: 60,
  advice: 'Your network has sent a lot of reports. You can ignore this: only visit counts are affected.',
};

/** Records counts and timings without any identifier of a person. */
export const handler = endpoint(site, 'recordAnalytics', async ({ body, now, event }) => {
  await enforceRateLimit('subscribers', networkLimit, viewerIpHash(event), now);
  for (const { name, route, value } of body.events) writeLogLine(metricLine(name, value ?? 1, { route }, now));
  await forwardToGa4(body.events, event);
  return { recorded: true as const };
});
