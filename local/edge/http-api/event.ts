import { randomUUID } from 'node:crypto';
import { accountId } from '../../aws/service.ts';
import { dictionary } from '../../dictionary.ts';
import type { EdgeRequest } from '../origin.ts';

/** What an event says about the API that received the request. */
export interface ApiIdentity {
  apiId: string;
  /** Host of the API's own address. */
  domainName: string;
}

/** Claims of a verified token, all as text, as an HTTP API hands them on. */
export interface JwtContext {
  claims: Record<string, string>;
  scopes: string[] | null;
}

export interface EventDetails extends ApiIdentity {
  routeKey: string;
  /** Path as the event shows it. */
  path: string;
  pathParameters: Record<string, string>;
  /** Product time of the request. */
  now: Date;
  jwt?: JwtContext | undefined;
}

/** Content types whose bodies are passed on as text; all others arrive as Base64. */
const textContentTypes =
  /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded)\b|application\/[\w.-]+\+(?:json|xml)\b)/i;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const padTwo = (number: number): string => String(number).padStart(2, '0');

/** `12/Mar/2026:19:03:58 +0000`. */
const logTime = (time: Date): string =>
  `${padTwo(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}:` +
  `${padTwo(time.getUTCHours())}:${padTwo(time.getUTCMinutes())}:${padTwo(time.getUTCSeconds())} +0000`;

/** Decoded query parameters; a key that occurs again has its values joined with commas. */
const queryParameters = (query: string): Record<string, string> => {
  const parameters = dictionary<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const previous = parameters[name];
    parameters[name] = previous === undefined ? value : `${previous},${value}`;
  }
  return parameters;
};

const bodyOf = ({ body, headers }: EdgeRequest) => {
  if (body.length === 0) return { isBase64Encoded: false };
  const isBase64Encoded =
    !textContentTypes.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined;
  return { body: body.toString(isBase64Encoded ? 'base64' : 'utf8'), isBase64Encoded };
};

/** The event of payload format 2.0 that a function gets for a request. */
export const httpEvent = (request: EdgeRequest, details: EventDetails): Record<string, unknown> => {
  const { cookie, ...headers } = request.headers;
  const { apiId, domainName, now, routeKey, jwt, path, pathParameters } = details;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    headers,
    ...(request.query !== '' && { queryStringParameters: queryParameters(request.query) }),
    requestContext: {
      accountId,
      apiId,
      ...(jwt && { authorizer: { jwt } }),
      domainName,
      domainPrefix: domainName.split('.')[0],
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.ip,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...bodyOf(request),
  };
};
