/** Milliseconds within which the browser must have left the document after a redirect starts. */
const navigationTimeoutMs = 8000;

/**
 * Waits while the browser leaves this document after `start`. Resolves when the visitor returns to it from the
 * back/forward cache.
 * @throws what `start` throws, or the error of `timeoutError` when the document is still active after 8 s.
 */
export const waitForNavigation = (start: Promise<void>, timeoutError: () => Promise<Error>): Promise<void> => {
  const returned = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => timeoutError().then(reject, reject), navigationTimeoutMs);
    returned.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal: returned.signal });
    start.catch(reject);
  }).finally(() => returned.abort());
};
