/** A read that the document has started before the application loaded. */
export interface EarlyRead {
  /** The access token it was sent with. */
  token: string;
  /** Milliseconds since the document's start. */
  startedAt: number;
  response: Promise<Response>;
}

declare global {
  /** Reads that a document of learners has started, by URL. */
  var earlyReads: Map<string, EarlyRead> | undefined;
}

/** After this time a read may be stale, as after a navigation to another page. */
const maxAgeMs = 15_000;

/**
 * Returns the response of a read that was started early with this token, once; undefined when there is none, or when it
 * has failed.
 */
export const takeEarlyResponse = async (url: string, token: string | undefined): Promise<Response | undefined> => {
  const read = globalThis.earlyReads?.get(url);
  if (!read) return undefined;
  globalThis.earlyReads?.delete(url);
  if (read.token !== token || performance.now() - read.startedAt > maxAgeMs) return undefined;
  return read.response.catch(() => undefined);
};
