import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EdgeRequest, EdgeResponse } from '../origin.ts';

/** Body sizes, in bytes, that CloudFront compresses. */
const minBytes = 1_000;
const maxBytes = 10_000_000;
/** Out of 11; higher levels slow down first requests. */
const brotliQuality = 5;

/** Media types that CloudFront compresses, limited to those in use. */
const compressible =
  /^(?:text\/(?:css|csv|html|javascript|js|plain|richtext|xml)|application\/(?:javascript|json|xml|xhtml\+xml|rss\+xml|wasm|pdf|ttf|otf|opentype|vnd\.ms-fontobject)|font\/(?:ttf|otf)|image\/svg\+xml)\b/i;

export type Encoding = 'br' | 'gzip';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

const compressBody = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  encoding === 'br'
    ? compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : compress.gzip(body);

/** Compressed copies of bodies that an origin caches, released with the body. */
const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

const compressOnce = (encoding: Encoding, body: string | Buffer): Promise<Buffer> => {
  if (typeof body === 'string') return compressBody(encoding, Buffer.from(body));
  const encodings = compressed.get(body) ?? {};
  compressed.set(body, encodings);
  encodings[encoding] ??= compressBody(encoding, body);
  return encodings[encoding];
};

const refusedEncoding: Record<Encoding, RegExp> = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
  gzip: /\bgzip\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/,
};

const chooseEncoding = (accepted = '', offered: readonly Encoding[]): Encoding | undefined =>
  offered.find((encoding) => accepted.includes(encoding) && !refusedEncoding[encoding].test(accepted));

/** Compresses a response as CloudFront would, for viewers that accept it. */
export const compressResponse = async (
  request: EdgeRequest,
  response: EdgeResponse,
  offered: readonly Encoding[],
): Promise<EdgeResponse> => {
  const { body, headers, status } = response;
  if (offered.length === 0 || body === undefined || (typeof body !== 'string' && !Buffer.isBuffer(body)))
    return response;
  const length = Buffer.byteLength(body);
  if (length < minBytes || length > maxBytes || (status !== 200 && status !== 403 && status !== 404)) return response;
  if (headers['content-encoding'] !== undefined || !compressible.test(headers['content-type'] ?? '')) return response;
  const encoding = chooseEncoding(request.headers['accept-encoding'], offered);
  if (!encoding) return { ...response, headers: { ...headers, vary: 'Accept-Encoding' } };
  const { etag, 'content-length': _, ...rest } = headers;
  return {
    ...response,
    body: await compressOnce(encoding, body),
    headers: {
      ...rest,
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      // The bytes have changed, so the ETag becomes weak.
      ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
  };
};
