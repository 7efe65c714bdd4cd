import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { xmlError } from '../errors.ts';
import type { AwsReply, AwsRequest } from '../service.ts';

/** Longest lifetime of a presigned URL, in seconds: a week. */
const maxExpirySeconds = 604_800;
/** Accepted clock skew of a signer, in milliseconds. */
const maxClockSkewMs = 15 * 60_000;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Percent-encodes by RFC 3986, which leaves fewer characters than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const parseTime = (text: string): number => {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return year ? Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : Number.NaN;
};

const canonicalRequest = (request: AwsRequest, signedHeaders: string): string => {
  const path = request.path.split('/').map((segment) => encode(decodeURIComponent(segment)));
  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`);
  const payload = request.query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  return [request.method, path.join('/'), query.join('&'), headers.join(''), signedHeaders, payload].join('\n');
};

/**
 * Checks a presigned URL as S3 does (Signature Version 4 in the query): its signature with the secret of the signing
 * key, and its expiry by real time, because signers use real time too. Returns undefined for a valid URL, else the
 * error.
 */
export const findPresignedError = (request: AwsRequest, secret: string): AwsReply | undefined => {
  const { query } = request;
  const date = query.get('X-Amz-Date') ?? '';
  const seconds = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  const signedHeaders = query.get('X-Amz-SignedHeaders') ?? '';
  const signature = query.get('X-Amz-Signature') ?? '';
  const signedAt = parseTime(date);
  const isComplete = query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256' && signature !== '' && !Number.isNaN(signedAt);
  if (!isComplete || !(seconds > 0 && seconds <= maxExpirySeconds) || !signedHeaders.split(';').includes('host')) {
    return xmlError(400, 'AuthorizationQueryParametersError', 'The query parameters of the signature are invalid.');
  }
  const signed = new Set(signedHeaders.split(';'));
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') && !signed.has(name));
  if (unsigned.length > 0) {
    return xmlError(
      403,
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned}`,
    );
  }
  if (signedAt > Date.now() + maxClockSkewMs) return xmlError(403, 'AccessDenied', 'Request is not yet valid');
  if (signedAt + seconds * 1_000 < Date.now()) return xmlError(403, 'AccessDenied', 'Request has expired');

  const scope = (query.get('X-Amz-Credential') ?? '').split('/').slice(1);
  const digest = createHash('sha256').update(canonicalRequest(request, signedHeaders)).digest('hex');
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), digest].join('\n');
  const key = scope.reduce<string | Buffer>((parent, part) => hmac(parent, part), `AWS4${secret}`);
  const expected = Buffer.from(hmac(key, text).toString('hex'));
  const actual = Buffer.from(signature);
  if (expected.length === actual.length && timingSafeEqual(expected, actual)) return undefined;
  return xmlError(403, 'SignatureDoesNotMatch', 'The signature does not match the request.');
};
