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

/** Ends the request at the edge when returned instead of a request. */
export interface EdgeResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
  body: string;
}
