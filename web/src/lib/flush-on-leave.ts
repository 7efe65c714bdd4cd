/**
 * Flushes unsaved changes when the page is hidden or closes (`keepalive`), and when the connection returns. Returns a
 * function that flushes once more and stops.
 */
export const flushOnLeave = (flush: (options: { keepalive: boolean }) => unknown): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const onLeave = () => void flush({ keepalive: true });
  const onVisibility = () => document.visibilityState === 'hidden' && onLeave();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('online', () => void flush({ keepalive: false }), { signal });
  return () => {
    onLeave();
    listening.abort();
  };
};
