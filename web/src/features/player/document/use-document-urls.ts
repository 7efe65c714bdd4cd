import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#contract/index.ts';
import { documentUrlSeconds } from '#contract/rules/document-url-seconds.ts';
import { call } from '#web/src/api/client.ts';

type DocumentUrls = OutputOf<'getDocumentUrls'>;

type DocumentState =
  | { status: 'loading' }
  /** `frameUrl` is the first URL: a new one would reset the frame to the first page. */
  | { status: 'ready'; urls: DocumentUrls; frameUrl: string; receivedAtMs: number }
  | { status: 'failed'; error: unknown };

/** Safety margin in seconds: URLs are not used this close to their expiry. */
const marginSeconds = 60;

/** Provides the signed URLs of a document. `renew` resolves to new ones, and rejects when that fails. */
export const useDocumentUrls = (courseId: string, lectureId: string) => {
  const [state, setState] = useState<DocumentState>({ status: 'loading' });
  const requestCount = useRef(0);

  const renew = useCallback(async (): Promise<DocumentUrls> => {
    requestCount.current += 1;
    const requestId = requestCount.current;
    const urls = await call('getDocumentUrls', { params: { courseId, lectureId } });
    const receivedAtMs = Date.now();
    if (requestId === requestCount.current)
      setState((known) => ({
        ...{ status: 'ready', urls, receivedAtMs },
        frameUrl: known.status === 'ready' ? known.frameUrl : urls.url,
      }));
    return urls;
  }, [courseId, lectureId]);

  const load = useCallback(() => {
    setState({ status: 'loading' });
    renew().catch((error: unknown) => setState({ status: 'failed', error }));
  }, [renew]);

  useEffect(() => {
    load();
    return () => {
      requestCount.current += 1;
    };
  }, [load]);

  // Counts from the URLs' arrival, because this browser's clock may be wrong.
  const isExpired = (): boolean =>
    state.status === 'ready' && Date.now() - state.receivedAtMs > (documentUrlSeconds - marginSeconds) * 1000;

  return { state, isExpired, renew, retry: load };
};
