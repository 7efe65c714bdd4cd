import { isTrackingRefused } from '#web/src/lib/is-tracking-refused.ts';

/** One event of the `recordAnalytics` operation; `value` is in the metric's own unit. */
interface AnalyticsEvent {
  name: 'page-view' | 'CLS' | 'FID' | 'FCP' | 'LCP' | 'TTFB' | 'INP';
  /** Route pattern, without ids and query. */
  route: string;
  value?: number;
}

/** Sends events in one call without waiting; skips visitors whose browser asks not to be tracked. */
const sendEvents = (events: AnalyticsEvent[]): void => {
  if (isTrackingRefused()) return;
  const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
  navigator.sendBeacon('/api/analytics', body);
};

/** Reports a page view; `route` is the pattern, such as `/courses/{courseId}`. */
export const reportPageView = (route: string): void => sendEvents([{ name: 'page-view', route }]);

/** Measures first input delay: milliseconds from the first press or key to when the browser could handle it. */
const watchFirstInput = (done: (value: number) => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const entry = list.getEntries()[0] as PerformanceEventTiming | undefined;
    if (!entry) return;
    observer.disconnect();
    done(entry.processingStart - entry.startTime);
  });
  observer.observe({ type: 'first-input', buffered: true });
};

/**
 * Reports the web vitals of this visit in one call when the page is hidden (docs/product.md#calls). Six calls a page
 * would exhaust the limit of a network that a school shares.
 */
export const reportWebVitals = (route: string): void => {
  if (isTrackingRefused()) return;
  const start = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    const measured = new Map<string, AnalyticsEvent>();
    const keep = ({ name, value }: { name: string; value: number }) =>
      measured.set(name, { name: name as AnalyticsEvent['name'], route, value });
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(keep);
    watchFirstInput((value) => keep({ name: 'FID', value }));
    const flush = () => {
      if (measured.size > 0) sendEvents([...measured.values()]);
      measured.clear();
    };
    // At the window, because web-vitals reports its last values from listeners of the document.
    window.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') flush();
    });
    window.addEventListener('pagehide', flush);
  };
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start(), { once: true });
};
