import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** HTTP API event, payload format 2.0, with the claims of the JWT authorizer where a route has one. */
export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: APIGatewayProxyEventV2['requestContext'] & {
    authorizer?: { jwt?: { claims?: Record<string, string | number | boolean | string[]> } };
  };
};

export type HttpResponse = APIGatewayProxyStructuredResultV2;

/** Returns the raw body bytes. */
export const bodyBytes = (event: HttpEvent): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

/**
 * Returns the request time stated by the gateway. Drip schedules and receipts use it, so the local cloud can move the
 * clock.
 */
export const requestTime = (event: HttpEvent): Date => new Date(event.requestContext.timeEpoch);
