/** What is known of a stored object besides its bytes. */
export interface ObjectMetadata {
  key: string;
  /** Bytes. */
  size: number;
  /** Quoted MD5 of the content, as S3 gives it for objects written in one piece. */
  etag: string;
  /** Milliseconds since 1970. */
  modifiedAt: number;
  /** `content-type`, `cache-control`, `content-disposition`, …, and user metadata as `x-amz-meta-…`. */
  headers: Record<string, string>;
}

/** Bytes from first to last, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Where objects of one kind come from: written by requests, or deployed with the template. */
export interface ObjectSource {
  metadata(key: string): Promise<ObjectMetadata | undefined>;
  /** The content these facts describe, or a range of it; undefined when the object has changed since. */
  read(metadata: ObjectMetadata, range?: ByteRange): Promise<Buffer | undefined>;
  keys(): string[];
}
