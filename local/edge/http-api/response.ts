import { dictionary } from '#local/dictionary.ts';
import { bufferOf, type FunctionResult } from '#local/functions/protocol.ts';
import type { EdgeResponse } from '../origin.ts';

interface ProxyResult {
  statusCode?: unknown;
  headers?: Record<string, unknown>;
  cookies?: unknown[];
  body?: unknown;
  isBase64Encoded?: boolean;
}

/** Builds a response of the gateway itself, in an HTTP API's format. */
export const gatewayError = (status: number, message: string, headers: Record<string, string> = {}): EdgeResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ message }),
});

/** Groups of four characters are not counted by the pattern, which would exhaust the stack on a large body. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);

/** Returns the body of a result; undefined when it is declared as Base64 and is not. */
const bodyOf = ({ body, isBase64Encoded }: ProxyResult): string | Buffer | undefined => {
  if (body === undefined || body === null) return '';
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  if (!isBase64Encoded) return text;
  return isBase64(text) ? Buffer.from(text, 'base64') : undefined;
};

/**
 * Converts a function's result to a response. By payload format 2.0, a result without `statusCode` is the
 * body of a 200; an invalid result is a 500.
 */
export const toEdgeResponse = (functionResult: FunctionResult): EdgeResponse => {
  const { payload, body: textBody } = functionResult;
  const result = JSON.parse(payload) as ProxyResult | string | null;
  if (result === null || typeof result !== 'object' || result.statusCode === undefined) {
    const body = typeof result === 'string' ? result : payload;
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  }
  const status = Number(result.statusCode);
  if (!Number.isInteger(status) || status < 200 || status > 599) return gatewayError(500, 'Internal Server Error');
  const body = textBody ? bufferOf(textBody) : bodyOf(result);
  if (body === undefined) return gatewayError(500, 'Internal Server Error');
  const headers = dictionary<string>();
  for (const [name, value] of Object.entries(result.headers ?? {})) headers[name.toLowerCase()] = String(value);
  headers['content-type'] ??= 'text/plain;charset=UTF-8';
  return {
    status,
    headers,
    ...(result.cookies && { cookies: result.cookies.map(String) }),
    body,
  };
};
