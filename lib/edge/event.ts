/** The used parts of a CloudFront function's event (event structure 1.0). */
export interface EdgeRequest {
  method: string;
  /** Path as sent by the viewer, still percent-encoded. */
  uri: string;
  /** Lower-case names. */
  headers: Record<string, { value: string } | undefined>;
}

export interface EdgeEvent {
  request: EdgeRequest;
  viewer: { ip: string };
}

/** Returned instead of a request, it ends the request at the edge. */
export interface EdgeResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
  body: string;
}
