import { expect, test } from '@jest/globals';
import { allOperations } from '../../contract/index.ts';
import { kebab } from '../../lib/names.ts';
import { consoleCall } from '../support/platform.ts';

interface Permission {
  action: string;
  resource: string;
}

interface PermissionReport {
  functions: Record<string, { granted: Permission[]; used: Permission[]; denied: Permission[] }>;
}

const lines = (report: PermissionReport, pick: (of: PermissionReport['functions'][string]) => Permission[]): string[] =>
  Object.entries(report.functions).flatMap(([name, of]) =>
    pick(of).map(({ action, resource }) => `${name}: ${action} on ${resource}`),
  );

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(text);

/** Permission to write the function's own log, whose use the local cloud does not record. */
const isLogging = ({ action }: Permission): boolean => action.startsWith('logs:');

/** Permissions with which operations undo their writes (decision record 0037). */
const undoPermissions = [
  ...allOperations
    .filter(({ operation: { needs } }) => needs.includes('learners:DeleteItem') && needs.includes('learners:GetItem'))
    .map(({ name }) => `-${kebab(name)}: dynamodb:DeleteItem`),
  '-generate-certificate: s3:DeleteObject',
  '-upload-profile-picture: s3:DeleteObject',
];

/** Permissions that tests on the shared platform cannot exercise, each with the reason. */
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
    'takes back a message that could not be mailed; test/resilience/inquiry-email.test.ts closes the mail service elsewhere',
  ],
  ...undoPermissions.map((permission): [string, string] => [
    permission,
    'takes back what was written for a deleted account; test/resilience/erasure.test.ts deletes some elsewhere',
  ]),
  ['-subscribe: dynamodb:DeleteItem', 'takes back a link whose subscription was removed meanwhile'],
  ['delete-account: dynamodb:GetItem', 'asks who sends the receipt when two delete at once, as that test does'],
  ['finish-erasures: ', 'ends deletions that broke off; that test runs it'],
  [
    'sqs:SendMessage',
    'only runs of jobs that failed three times; test/local/fault-injection.test.ts has one elsewhere',
  ],
  ['release-drip: ', 'mails what days bring about; test/resilience/release-drip.test.ts asks for its rights elsewhere'],
  ['receive-mail-event: ', 'notes what becomes of those mails; asked for in the same test'],
]);

const isRare = (line: string): boolean => [...rare.keys()].some((permission) => line.includes(permission));

test('no function lacked a permission while all tests ran', async () => {
  const report = await consoleCall<PermissionReport>('GET', 'permissions');
  expect(lines(report, ({ denied }) => denied)).toEqual([]);
});

test('every permission of every function was used by some test', async () => {
  const report = await consoleCall<PermissionReport>('GET', 'permissions');
  const unused = lines(report, ({ granted, used }) =>
    granted.filter(
      (permission) =>
        !isLogging(permission) &&
        !used.some(
          ({ action, resource }) => matches(permission.action, action) && matches(permission.resource, resource),
        ),
    ),
  );
  expect(unused.filter((line) => !isRare(line))).toEqual([]);
});
