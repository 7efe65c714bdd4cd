import { createHash } from 'node:crypto';
import { dictionary } from '#local/dictionary.ts';
import { xmlError } from '../errors.ts';
import type { AwsReply, AwsRequest } from '../service.ts';
import { decodeChunked } from './chunked.ts';
import type { ObjectStore } from './object-store.ts';

/** Request headers stored with the object. */
const storedHeaders = ['cache-control', 'content-disposition', 'content-language', 'content-type', 'expires'];

/** Returns the headers of a request that are stored with its object. */
export const selectStoredHeaders = (headers: Record<string, string>): Record<string, string> => {
  const selected = Object.entries(headers).filter(
    ([name]) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'),
  );
  const encodings = (headers['content-encoding'] ?? '').split(',').map((encoding) => encoding.trim());
  const encoding = encodings.filter((one) => one !== '' && one !== 'aws-chunked').join(',');
  return dictionary([...selected, ...(encoding === '' ? [] : [['content-encoding', encoding] as const])]);
};

const isChunked = ({ headers }: AwsRequest): boolean =>
  headers['x-amz-content-sha256']?.startsWith('STREAMING-') === true ||
  /aws-chunked/.test(headers['content-encoding'] ?? '');

/** Returns the content of a request, or the error of one that does not match its headers. */
export const requestContent = (request: AwsRequest): Buffer | AwsReply => {
  const body = isChunked(request) ? decodeChunked(request.body) : request.body;
  if (!body) return xmlError(400, 'IncompleteBody', 'The body does not match its headers.');
  const md5 = request.headers['content-md5'];
  return md5 !== undefined && createHash('md5').update(body).digest('base64') !== md5
    ? xmlError(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.')
    : body;
};

/** Handles PutObject; `If-None-Match: *` writes only a new key. Writes to one key run one after another. */
export const putObject = async (store: ObjectStore, key: string, request: AwsRequest): Promise<AwsReply> => {
  const body = requestContent(request);
  if (!Buffer.isBuffer(body)) return body;
  if (request.headers['if-none-match'] === '*' && (await store.metadata(key))) {
    return xmlError(412, 'PreconditionFailed', 'The key already exists.');
  }
  const { etag } = await store.write(key, body, selectStoredHeaders(request.headers));
  return { status: 200, headers: { etag } };
};
