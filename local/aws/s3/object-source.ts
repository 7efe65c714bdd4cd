/** Metadata of a stored object. */
export interface ObjectMetadata {
  key: string;
  /** Bytes. */
  size: number;
  /** Quoted MD5 of the content; of a multipart upload, as S3 computes it from those of the parts. */
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

/** A source of objects: written by requests, or deployed with the template. */
export interface ObjectSource {
  metadata(key: string): Promise<ObjectMetadata | undefined>;
  /** Reads the object that `metadata` describes, or a range of it; undefined when the object has changed since. */
  read(metadata: ObjectMetadata, range?: ByteRange): Promise<Buffer | undefined>;
  keys(): string[];
}
