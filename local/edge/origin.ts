import type { Readable } from 'node:stream';

/** A request on its way from the viewer to an origin. */
export interface EdgeRequest {
  method: string;
  /** Path as sent, still percent-encoded. */
  path: string;
  /** Query string without `?`, as sent. */
  query: string;
  /** Lower-case names; cookie headers are joined with `; `. */
  headers: Record<string, string>;
  body: Buffer;
  /** IP address of the viewer. */
  ip: string;
}

/** A response on its way to the viewer. Header names are lower-case. */
export interface EdgeResponse {
  status: number;
  headers: Record<string, string>;
  /** One `Set-Cookie` value each. */
  cookies?: string[];
  body?: string | Buffer | Readable;
}

/** A backend of a distribution. */
export interface Origin {
  fetch(request: EdgeRequest): Promise<EdgeResponse>;
}
