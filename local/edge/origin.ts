import type { Readable } from 'node:stream';

/** A request on its way from the viewer to an origin. */
export interface EdgeRequest {
  method: string;
  /** Path as it was sent, percent-encoding and all. */
  path: string;
  /** Query string without `?`, as it was sent. */
  query: string;
  /** Lower-case names; a cookie header is joined with `; `. */
  headers: Record<string, string>;
  body: Buffer;
  /** Address of the viewer. */
  ip: string;
}

/** An answer on its way back. Header names are lower-case. */
export interface EdgeResponse {
  status: number;
  headers: Record<string, string>;
  /** One `Set-Cookie` each. */
  cookies?: string[];
  body?: string | Buffer | Readable;
}

/** What a distribution fetches from. */
export interface Origin {
  fetch(request: EdgeRequest): Promise<EdgeResponse>;
}
