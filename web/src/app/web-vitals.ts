import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Vital = 'CLS' | 'FID' | 'FCP' | 'LCP' | 'TTFB' | 'INP';

/** One web vital of this visit; `value` is in milliseconds, or the CLS score. */
export interface VitalEvent {
  name: Vital;
  value: number;
}

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
 * Measures the web vitals of this visit, and sends all of them when the page is hidden: a call for each would exhaust
 * the rate limit of a shared network, such as a school's.
 */
export const watchWebVitals = (send: (events: VitalEvent[]) => void): void => {
  const measured = new Map<Vital, number>();
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(({ name, value }) => measured.set(name, value));
  watchFirstInput((value) => measured.set('FID', value));
  const flush = () => {
    if (measured.size > 0) send([...measured].map(([name, value]) => ({ name, value })));
    measured.clear();
  };
  // At the window, because web-vitals reports its last values from listeners of the document.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);
};
