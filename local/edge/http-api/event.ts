import { accountId } from '#local/aws/service.ts';
import { dictionary } from '#local/dictionary.ts';
import type { EdgeRequest } from '../origin.ts';

/** The fields of an event that identify the API. */
export interface ApiIdentity {
  apiId: string;
  /** Host of the API itself. */
  domainName: string;
}

/** Claims of a verified token, all as strings, as an HTTP API passes them. */
export interface JwtContext {
  claims: Record<string, string>;
  scopes: string[] | null;
}

export interface EventDetails extends ApiIdentity {
  /** Also the response header `apigw-requestid`, or `x-amzn-requestid` of a function URL. */
  requestId: string;
  routeKey: string;
  /** Path as shown in the event. */
  path: string;
  pathParameters: Record<string, string>;
  /** Product time of the request. */
  now: Date;
  jwt?: JwtContext | undefined;
}

/** Content types whose bodies are passed as text; all others are Base64-encoded. */
const textContentTypes =
  /^(?:text\/|application\/(?:json|javascript|xml|x-www-form-urlencoded)\b|application\/[\w.-]+\+(?:json|xml)\b)/i;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Formats a time as `12/Mar/2026:19:03:58 +0000`. */
export const logTime = (time: Date): string =>
  `${padTwo(time.getUTCDate())}/${months[time.getUTCMonth()]}/${time.getUTCFullYear()}:` +
  `${padTwo(time.getUTCHours())}:${padTwo(time.getUTCMinutes())}:${padTwo(time.getUTCSeconds())} +0000`;

/** Decodes query parameters; the values of a repeated key are joined with commas. */
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

/** Builds the event of payload format 2.0 for a request. */
export const httpEvent = (request: EdgeRequest, details: EventDetails): Record<string, unknown> => {
  const { cookie, ...headers } = request.headers;
  const { apiId, domainName, now, requestId, routeKey, jwt, path, pathParameters } = details;
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
      requestId,
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...bodyOf(request),
  };
};
