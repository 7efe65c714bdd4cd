import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Operation } from '#contract/define.ts';
import type { HttpEvent, HttpResponse } from './event.ts';

/** Smaller bodies save less time than it takes to compress them. */
const minBytes = 2_048;
/** Out of 11; higher levels take longer than the bytes that they save. */
const brotliQuality = 5;

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};

type Encoding = keyof typeof compressors;

/** Returns the best encoding that an `accept-encoding` header names; undefined without one (RFC 9110, 12.5.3). */
const acceptedEncoding = (header = ''): Encoding | undefined => {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((item) => item.split(';').map((part) => part.trim()))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
};

/**
 * Returns whether this function compresses an operation's responses: those that CloudFront does not cache and thus does
 * not compress. Only reads without a query, so that no text chosen by a caller is compressed together with secrets of
 * the response (decision record 0101).
 */
export const isCompressed = ({ method, query, cacheSeconds }: Operation): boolean =>
  method === 'GET' && query === undefined && cacheSeconds === undefined;

/** Compresses the body of a response in an encoding that the request accepts, if the body is large enough. */
export const compressResponse = async ({ headers }: HttpEvent, response: HttpResponse): Promise<HttpResponse> => {
  const body = Buffer.from(response.body ?? '');
  if (body.length < minBytes) return response;
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const varying = { ...response, headers: { ...response.headers, vary: 'accept-encoding' } };
  if (encoding === undefined) return varying;
  return {
    ...varying,
    headers: { ...varying.headers, 'content-encoding': encoding },
    body: (await compressors[encoding](body)).toString('base64'),
    isBase64Encoded: true,
  };
};
