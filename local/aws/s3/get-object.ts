import { xmlError } from '../errors.ts';
import type { AwsReply } from '../service.ts';
import type { ObjectMetadata, ObjectSource } from './object-source.ts';
import { parseRange } from './range.ts';

/** A request for one object; `query` may override response headers (`response-content-type`, …). */
export interface GetObjectRequest {
  method: string;
  key: string;
  headers: Record<string, string>;
  query: URLSearchParams;
}

const overridableHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

const headersOf = (metadata: ObjectMetadata, query: URLSearchParams): Record<string, string> => {
  const headers: Record<string, string> = {
    'content-type': 'binary/octet-stream',
    ...metadata.headers,
    etag: metadata.etag,
    'last-modified': new Date(metadata.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  for (const name of overridableHeaders) {
    const value = query.get(`response-${name}`);
    if (value !== null) headers[name] = value;
  }
  return headers;
};

const matchesEtag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** Evaluates the conditions of a request (RFC 9110, section 13.2.2). */
const precondition = (metadata: ObjectMetadata, headers: Record<string, string>): 304 | 412 | undefined => {
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-modified-since': since } = headers;
  if (match !== undefined && !matchesEtag(match, metadata.etag)) return 412;
  if (noneMatch !== undefined) return matchesEtag(noneMatch, metadata.etag) ? 304 : undefined;
  const seconds = Math.floor(metadata.modifiedAt / 1_000);
  return since !== undefined && seconds * 1_000 <= Date.parse(since) ? 304 : undefined;
};

/** A range applies only while the object matches `If-Range`. */
const rangeHeader = (
  { range, 'if-range': ifRange }: Record<string, string>,
  metadata: ObjectMetadata,
): string | undefined => (ifRange === undefined || ifRange === metadata.etag ? range : undefined);

/** Handles GetObject and HeadObject. `missing` is the reply for an unknown key. */
export const getObject = async (
  source: ObjectSource,
  request: GetObjectRequest,
  missing: () => AwsReply,
): Promise<AwsReply> => {
  for (;;) {
    const metadata = await source.metadata(request.key);
    if (!metadata) return missing();
    const headers = headersOf(metadata, request.query);
    const preconditionStatus = precondition(metadata, request.headers);
    if (preconditionStatus === 304) return { status: 304, headers };
    if (preconditionStatus === 412) return xmlError(412, 'PreconditionFailed', 'A precondition failed.');
    const range = parseRange(rangeHeader(request.headers, metadata), metadata.size);
    if (range === 'unsatisfiable') {
      const reply = xmlError(416, 'InvalidRange', 'The requested range is not satisfiable');
      return { ...reply, headers: { ...reply.headers, 'content-range': `bytes */${metadata.size}` } };
    }
    const { first, last } = range ?? { first: 0, last: metadata.size - 1 };
    headers['content-length'] = String(last - first + 1);
    if (range) headers['content-range'] = `bytes ${first}-${last}/${metadata.size}`;
    const status = range ? 206 : 200;
    if (request.method === 'HEAD') return { status, headers };
    const body = await source.read(metadata, range);
    // Undefined: the object was replaced in between, so retry.
    if (body) return { status, headers, body };
  }
};
