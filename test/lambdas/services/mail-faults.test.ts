import { expect, test } from '@jest/globals';
import { MailNotSent, whyNotSent } from '../../../lambdas/services/mail-faults.ts';

const answer = (name: string, httpStatusCode: number, message = '') =>
  Object.assign(new Error(message), { name, $metadata: { httpStatusCode } });
const broken = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [answer('TooManyRequestsException', 429), 'busy'],
  [answer('ThrottlingException', 400), 'busy'],
  [answer('LimitExceededException', 400, 'Daily message quota exceeded'), 'closed'],
  [answer('AccountSuspendedException', 400), 'closed'],
  [answer('SendingPausedException', 400), 'closed'],
  [answer('MailFromDomainNotVerifiedException', 400), 'closed'],
  [answer('AccessDeniedException', 403), 'closed'],
  [answer('MessageRejected', 400), 'refused'],
  [answer('BadRequestException', 400), 'refused'],
  [broken('ECONNREFUSED'), 'busy'],
  [broken('ENOTFOUND'), 'busy'],
  [new Error('Socket timed out without establishing a connection within 1000 ms'), 'busy'],
])('%s was surely not sent: %s', (error, reason) => {
  expect(whyNotSent(error)).toBe(reason);
});

test.each([
  [broken('ECONNRESET')],
  [answer('TimeoutError', 0)],
  [answer('InternalServiceErrorException', 500)],
  [answer('ServiceUnavailable', 503)],
])('after %s nobody knows', (error) => {
  expect(whyNotSent(error)).toBeUndefined();
});

test('a mail that was not sent says why in words that a caller is answered by', () => {
  expect(new MailNotSent('busy', answer('TooManyRequestsException', 429, 'slow down')).message).toBe(
    'TooManyRequestsException: slow down',
  );
});
