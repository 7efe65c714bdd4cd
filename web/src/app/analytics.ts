import { isTrackingRefused } from '#web/src/lib/is-tracking-refused.ts';
import type { VitalEvent } from './web-vitals.ts';

/** One event of the `recordAnalytics` operation; `value` is in the metric's own unit. */
type AnalyticsEvent = { name: 'page-view' } | VitalEvent;

/** Sends events of a route pattern in one call without waiting; skips visitors whose browser asks not to be tracked. */
const sendEvents = (route: string, events: AnalyticsEvent[]): void => {
  if (isTrackingRefused()) return;
  const body = JSON.stringify({ events: events.map((event) => ({ ...event, route })) });
  navigator.sendBeacon('/api/analytics', new Blob([body], { type: 'application/json' }));
};

/** Reports a page view; `route` is the pattern, such as `/courses/{courseId}`. */
export const reportPageView = (route: string): void => sendEvents(route, [{ name: 'page-view' }]);

/** Reports the web vitals of this visit, measured once the page has loaded (docs/product.md#calls). */
export const reportWebVitals = (route: string): void => {
  if (isTrackingRefused()) return;
  const start = async () => {
    const { watchWebVitals } = await import('./web-vitals.ts');
    watchWebVitals((events) => sendEvents(route, events));
  };
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
};
