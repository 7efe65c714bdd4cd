import { expect, test } from '@jest/globals';
import { allOperations } from '#contract/index.ts';
import { kebab } from '#lib/names.ts';
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
  '-upload-assignment-file: s3:DeleteObject',
  '-upload-profile-picture: s3:DeleteObject',
];

/** Permissions that tests on the shared platform cannot exercise, each with the reason. */
const rare = new Map([
  [
    'list-enrolled-courses: dynamodb:GetItem',
    'reads an unlisted course for its enrolled learners; no test may unpublish one',
  ],
  [
    'get-available-content: dynamodb:UpdateItem',
    'stores the release rules of added lectures; test/resilience/drip-operator.test.ts publishes some elsewhere',
  ],
  ...['GetItem', 'UpdateItem'].map((action): [string, string] => [
    `link-account: dynamodb:${action}`,
    'gives the earlier of two subscriptions precedence; test/resilience/drip-operator.test.ts changes an address elsewhere',
  ]),
  [
    'submit-mastery-check: dynamodb:PutItem',
    'grades a check a week after the lessons; test/resilience/mastery.test.ts moves the clock elsewhere',
  ],
  [
    'get-picture-urls: ',
    'signs pictures, which no course here has; test/resilience/pictures.test.ts publishes a course with some elsewhere',
  ],
  [
    'get-document-urls: ',
    'signs documents, which no course here has; test/resilience/documents.test.ts publishes a course with one elsewhere',
  ],
  [
    'confirm-payment: dynamodb:',
    'opens a course before its event arrives; test/resilience/payment-crashes.test.ts holds events back elsewhere',
  ],
  [
    'reconcile-payments: ',
    'reads the payments of all learners; test/resilience/payment-reconciliation.test.ts runs it elsewhere',
  ],
  [
    'send-inquiry: dynamodb:DeleteItem',
    'removes a message that could not be emailed; test/resilience/inquiry-email.test.ts makes SES fail elsewhere',
  ],
  ...undoPermissions.map((permission): [string, string] => [
    permission,
    'removes what was written for a deleted account; test/resilience/erasure.test.ts deletes some elsewhere',
  ]),
  ['-subscribe: dynamodb:DeleteItem', 'removes a link whose subscription was removed concurrently'],
  ['delete-account: dynamodb:GetItem', 'checks who sends the receipt of concurrent deletions, as that test does'],
  ['finish-erasures: ', 'finishes interrupted deletions; that test runs it'],
  [
    'sqs:SendMessage',
    'only runs of jobs that failed three times; local/test/fault-injection.test.ts has one elsewhere',
  ],
  ['release-drip: ', 'sends release emails; test/resilience/release-drip.test.ts checks its permissions elsewhere'],
  ['receive-mail-event: ', 'records SES events; checked in the same test'],
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
