import { expect, test } from '@jest/globals';
import { allOperations } from '../../contract/index.ts';
import { kebab } from '../../lib/names.ts';
import { consoleCall } from '../support/platform.ts';

interface Right {
  action: string;
  resource: string;
}

interface Rights {
  functions: Record<string, { granted: Right[]; used: Right[]; denied: Right[] }>;
}

const lines = (rights: Rights, pick: (of: Rights['functions'][string]) => Right[]): string[] =>
  Object.entries(rights.functions).flatMap(([name, of]) =>
    pick(of).map(({ action, resource }) => `${name}: ${action} on ${resource}`),
  );

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);

/** Writing its own log is the one right that no test can see being used. */
const isLogging = ({ action }: Right): boolean => action.startsWith('logs:');

/** Rights by which operations take back what they wrote, see decision record 0037. */
const takenBack = [
  ...allOperations
    .filter(({ operation: { needs } }) => needs.includes('learners:DeleteItem') && needs.includes('learners:GetItem'))
    .map(({ name }) => `-${kebab(name)}: dynamodb:DeleteItem`),
  '-generate-certificate: s3:DeleteObject',
  '-upload-profile-picture: s3:DeleteObject',
];

/** Rights for what no test can bring about on a platform that others use too, each with the reason. */
const rare = new Map([
  [
    'list-enrolled-courses: dynamodb:GetItem',
    'reads a course that is no longer listed, for those who are still in it; no test may unpublish one',
  ],
  [
    'get-available-content: dynamodb:UpdateItem',
    'keeps the rules of lectures the author added; test/resilience/drip-operator.test.ts publishes some elsewhere',
  ],
  ...['GetItem', 'UpdateItem'].map((action): [string, string] => [
    `link-account: dynamodb:${action}`,
    'lets the earlier of two subscriptions decide; test/resilience/drip-operator.test.ts changes an address elsewhere',
  ]),
  [
    'confirm-payment: dynamodb:',
    'opens a course before its event has come; test/resilience/payment-crashes.test.ts holds events back elsewhere',
  ],
  [
    'reconcile-payments: ',
    'goes through the payments of everybody; test/resilience/payment-reconciliation.test.ts runs it elsewhere',
  ],
  [
    'send-inquiry: dynamodb:DeleteItem',
    'takes back a message that could not be mailed; test/resilience/inquiry-mail.test.ts closes the mail service elsewhere',
  ],
  ...takenBack.map((right): [string, string] => [
    right,
    'takes back what was written for a deleted account; test/resilience/erasure.test.ts deletes some elsewhere',
  ]),
  ['-subscribe: dynamodb:DeleteItem', 'takes back a link whose subscription was removed meanwhile'],
  ['delete-account: dynamodb:GetItem', 'asks who sends the receipt when two delete at once, as that test does'],
  ['finish-erasures: ', 'ends deletions that broke off; that test runs it'],
  ['sqs:SendMessage', 'only runs of jobs that failed three times; test/local/trouble.test.ts has one elsewhere'],
  ['release-drip: ', 'mails what days bring about; test/resilience/release-drip.test.ts asks for its rights elsewhere'],
  ['receive-mail-event: ', 'notes what becomes of those mails; asked for in the same test'],
]);

const isRare = (line: string): boolean => [...rare.keys()].some((right) => line.includes(right));

test('no function lacked a right while all tests ran', async () => {
  const rights = await consoleCall<Rights>('GET', 'permissions');
  expect(lines(rights, ({ denied }) => denied)).toEqual([]);
});

test('every right of every function was used by some test', async () => {
  const rights = await consoleCall<Rights>('GET', 'permissions');
  const unused = lines(rights, ({ granted, used }) =>
    granted.filter(
      (right) =>
        !isLogging(right) &&
        !used.some(({ action, resource }) => matches(right.action, action) && matches(right.resource, resource)),
    ),
  );
  expect(unused.filter((line) => !isRare(line))).toEqual([]);
});
