import { randomUUID } from 'node:crypto';
import type { AwsReply } from './service.ts';
import { xmlText } from './xml.ts';

/** Builds an S3 error: XML with code and message. */
export const xmlError = (status: number, code: string, message: string): AwsReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body:
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${xmlText(message)}</Message>` +
    `<RequestId>${randomUUID()}</RequestId></Error>`,
});

/** Builds an error of the query protocol (STS, CloudFormation) and of REST with XML (CloudFront, Route 53). */
export const queryError = (status: number, code: string, message: string): AwsReply => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body:
    `<ErrorResponse><Error><Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code>` +
    `<Message>${xmlText(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
});

/** Services with errors of that form. */
const queryServices = new Set(['sts', 'cloudformation', 'cloudfront', 'route53']);

/** Builds an error of the JSON protocols: the code is in the body for JSON 1.0 and 1.1, in a header for REST. */
export const jsonError = (status: number, code: string, message: string, namespace = ''): AwsReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': code, 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify({ __type: `${namespace}${code}`, message, Message: message }),
});

/** Builds a service's own access denied error. */
export const accessDenied = (signingName: string, message: string): AwsReply => {
  if (signingName === 's3') return xmlError(403, 'AccessDenied', message);
  if (queryServices.has(signingName)) return queryError(403, 'AccessDenied', message);
  return jsonError(signingName === 'lambda' ? 403 : 400, 'AccessDeniedException', message, 'com.amazon.coral.service#');
};

/** Builds a service's own internal error. */
export const internalError = (signingName: string): AwsReply =>
  signingName === 's3'
    ? xmlError(500, 'InternalError', 'We encountered an internal error. Please try again.')
    : jsonError(500, 'InternalServerError', 'The request processing has failed because of an unknown error.');
