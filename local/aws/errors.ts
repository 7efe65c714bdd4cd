import { randomUUID } from 'node:crypto';
import type { AwsReply } from './service.ts';
import { xmlText } from './xml.ts';

/** Error of S3: XML with code and message. */
export const xmlError = (status: number, code: string, message: string): AwsReply => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body:
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${xmlText(message)}</Message>` +
    `<RequestId>${randomUUID()}</RequestId></Error>`,
});

/** Error of the JSON protocols: the code is in the body for JSON 1.0 and 1.1, in a header for REST. */
export const jsonError = (status: number, code: string, message: string, namespace = ''): AwsReply => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': code, 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify({ __type: `${namespace}${code}`, message, Message: message }),
});

/** The refusal of a service to a caller without the right, in the service's own shape. */
export const accessDenied = (signingName: string, message: string): AwsReply => {
  if (signingName === 's3') return xmlError(403, 'AccessDenied', message);
  return jsonError(400, 'AccessDeniedException', message, 'com.amazon.coral.service#');
};

/** What a service answers when it fails through no fault of the caller. */
export const internalError = (signingName: string): AwsReply =>
  signingName === 's3'
    ? xmlError(500, 'InternalError', 'We encountered an internal error. Please try again.')
    : jsonError(500, 'InternalServerError', 'The request processing has failed because of an unknown error.');
