import { ApiProblem } from '#web/src/lib/api-problem.ts';
import type { fetchWithTimeout } from '#web/src/lib/fetch-with-timeout.ts';

/** Response headers that calls read. */
const readHeaders = ['content-type', 'retry-after', 'apigw-requestid'];

/**
 * Returns a transport that reports the percentage of the body sent, which `fetch` cannot report. Rejects like
 * `fetchWithTimeout`.
 */
export const uploadTransport =
  (onProgress: (percentage: number) => void): typeof fetchWithTimeout =>
  (url, { method = 'POST', headers, body }, timeoutMs, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.timeout = timeoutMs;
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0);
      request.onload = () => {
        const entries = readHeaders.flatMap((name): [string, string][] => {
          const value = request.getResponseHeader(name);
          return value === null ? [] : [[name, value]];
        });
        resolve(new Response(request.responseText, { status: request.status, headers: entries }));
      };
      request.onerror = () =>
        reject(new ApiProblem('Check your connection and try again.', { status: 0, code: 'offline' }));
      request.ontimeout = () =>
        reject(
          new ApiProblem('The server took too long to respond. Please try again.', { status: 0, code: 'timeout' }),
        );
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });
