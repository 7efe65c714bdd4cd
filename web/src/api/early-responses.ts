/** A read that the document started before the application loaded. */
export interface EarlyRead {
  /** The access token it was sent with. */
  token: string;
  /** Milliseconds since the document's start. */
  startedAt: number;
  response: Promise<Response>;
}

declare global {
  /** Early reads of a learner's page, by URL. */
  var earlyReads: Map<string, EarlyRead> | undefined;
}

/** Age after which an early read may be stale, e.g. after a visit to another page. */
const maxAgeMs = 15_000;

/**
 * Returns the response of an early read with this token, at most once; undefined when there is none, or when it is
 * stale or failed.
 */
export const takeEarlyResponse = async (url: string, token: string | undefined): Promise<Response | undefined> => {
  const read = globalThis.earlyReads?.get(url);
  if (!read) return undefined;
  globalThis.earlyReads?.delete(url);
  if (read.token !== token || performance.now() - read.startedAt > maxAgeMs) return undefined;
  return read.response.catch(() => undefined);
};
