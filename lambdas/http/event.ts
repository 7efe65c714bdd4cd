import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** HTTP API event, payload format 2.0, with the claims of the JWT authorizer where a route has one. */
export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: APIGatewayProxyEventV2['requestContext'] & {
    authorizer?: { jwt?: { claims?: Record<string, string | number | boolean | string[]> } };
  };
};

export type HttpResponse = APIGatewayProxyStructuredResultV2;

/** The body as it was sent, byte for byte. */
export const bodyBytes = (event: HttpEvent): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');

/**
 * Product time of a request: what the gateway says. Drip, schedules and receipts follow it, so the local
 * cloud can move time without the product knowing.
 */
export const requestTime = (event: HttpEvent): Date => new Date(event.requestContext.timeEpoch);
