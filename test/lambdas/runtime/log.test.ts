import { expect, test } from '@jest/globals';
import { describeError, redact } from '#lambdas/runtime/log.ts';

const learnerId = '0d9f4a3e-5b7c-4d21-9a1b-2c3d4e5f6a7b';
const recipient = 'ann.o+news@mail.example.com';

test.each([
  [
    'SES names a refused recipient',
    `Email address is not verified. The following identities failed the check in region US-EAST-1: ${recipient}`,
    'Email address is not verified. The following identities failed the check in region US-EAST-1: <email>',
  ],
  [
    'IAM names the identity that may not be used',
    `not authorized to perform \`ses:SendEmail' on resource \`arn:aws:ses:us-east-1:1:identity/${recipient}'`,
    "not authorized to perform `ses:SendEmail' on resource `arn:aws:ses:us-east-1:1:identity/<email>'",
  ],
  [
    'S3 names the key of a picture',
    `not authorized to perform: s3:GetObject on resource: "arn:aws:s3:::files/pictures/${learnerId}.png"`,
    'not authorized to perform: s3:GetObject on resource: "arn:aws:s3:::files/pictures/<id>.png"',
  ],
  ['a message names nobody', 'Rate exceeded at 14/s.', 'Rate exceeded at 14/s.'],
])('a log line says what happened but not to whom: %s', (_, message, logged) => {
  const fields = describeError(new Error(message));
  expect(fields).toMatchObject({ name: 'Error', message: logged });
  expect(fields.stack).toMatch(/^Error: .+\n +at /);
  expect(JSON.stringify(fields)).not.toMatch(new RegExp(`${recipient}|${learnerId}`));
});

test('a long text is redacted without delay', () => {
  const text = 'a.'.repeat(500_000);
  expect(redact(text)).toBe(text);
}, 2_000);
