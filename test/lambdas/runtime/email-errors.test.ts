import { expect, test } from '@jest/globals';
import { EmailNotSentError, notSentReason } from '#lambdas/runtime/email-errors.ts';

const sesError = (name: string, httpStatusCode: number, message = '') =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });
const broken = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [sesError('TooManyRequestsException', 429), 'busy'],
  [sesError('ThrottlingException', 400), 'busy'],
  [sesError('LimitExceededException', 400, 'Daily message quota exceeded'), 'closed'],
  [sesError('AccountSuspendedException', 400), 'closed'],
  [sesError('SendingPausedException', 400), 'closed'],
  [sesError('MailFromDomainNotVerifiedException', 400), 'closed'],
  [sesError('AccessDeniedException', 403), 'closed'],
  [sesError('MessageRejected', 400), 'refused'],
  [sesError('BadRequestException', 400), 'refused'],
  [broken('ECONNREFUSED'), 'busy'],
  [broken('ENOTFOUND'), 'busy'],
  [new Error('Socket timed out without establishing a connection within 1000 ms'), 'busy'],
])('%s was certainly not sent: %s', (error, reason) => {
  expect(notSentReason(error)).toBe(reason);
});

test.each([
  [broken('ECONNRESET')],
  [sesError('TimeoutError', 0)],
  [sesError('InternalServiceErrorException', 500)],
  [sesError('ServiceUnavailable', 503)],
])('after %s the outcome is unknown', (error) => {
  expect(notSentReason(error)).toBeUndefined();
});

test('an unsent email gives a reason to respond with', () => {
  expect(new EmailNotSentError('busy', sesError('TooManyRequestsException', 429, 'slow down')).message).toBe(
    'TooManyRequestsException: slow down',
  );
});
