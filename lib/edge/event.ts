/** Parts of the event of a CloudFront function (event structure 1.0) that ours read or write. */
export interface EdgeRequest {
  method: string;
  /** Path as the viewer sent it, percent-encoding and all. */
  uri: string;
  /** Lower-case names. */
  headers: Record<string, { value: string } | undefined>;
}

export interface EdgeEvent {
  request: EdgeRequest;
  viewer: { ip: string };
}

/** Given instead of a request, it answers the viewer at once. */
export interface EdgeResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, { value: string }>;
  body: string;
}
