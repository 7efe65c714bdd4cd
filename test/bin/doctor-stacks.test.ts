import { expect, test } from '@jest/globals';
import { type StackName, stackId } from '#lib/stack-ids.ts';
import { type Stage, stages } from '#lib/stages.ts';
import { cloud, diagnose, leftBucket, leftTable, prod, queueOf } from '../support/doctor-cloud.ts';

const cause = 'The following resource(s) failed: [Queue].';

/** Plants a stack of production in a state, and returns its name. */
const plantStack = (status: string, isProtected: boolean, stack: StackName = 'jobs'): string => {
  const name = stackId('prod', stack);
  cloud.account.stacks = { [name]: { status, reason: cause, isProtected, resources: [] } };
  return name;
};

const guide = '(docs/deploy.md#when-a-deployment-fails)';

test.each([
  ['CREATE_FAILED', 'delete-stack'],
  ['DELETE_FAILED', 'delete-stack'],
  ['UPDATE_FAILED', 'rollback-stack'],
  ['UPDATE_ROLLBACK_FAILED', 'continue-update-rollback'],
])('a stack in %s is named with its cause and the repair %s', async (status, action) => {
  const name = plantStack(status, false);
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([`stacks: ${name} is ${status}: ${cause}`]);
  expect(findings).toContain(
    `PROBLEM ${problems[0]} → Fix the cause, then: aws cloudformation ${action} --stack-name ${name} ${guide}`,
  );
});

test.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])(
  'a stack in %s is only a warning when it can be deleted',
  async (status) => {
    const name = plantStack(status, false);
    const { problems, findings } = await diagnose();
    expect(problems).toEqual([]);
    expect(findings).toContain(
      `warning stacks: ${name} is ${status}: ${cause} The next deployment creates it again. → Read docs/deploy.md#when-a-deployment-fails.`,
    );
  },
);

test.each([
  ['ROLLBACK_COMPLETE', []],
  ['ROLLBACK_FAILED', []],
  ['CREATE_FAILED', ['delete-stack']],
  ['DELETE_FAILED', ['delete-stack']],
])('a protected stack in %s has to lose its protection first', async (status, actions) => {
  const name = plantStack(status, true);
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([
    `stacks: ${name} is ${status}: ${cause} It cannot be deleted while termination protection is on.`,
  ]);
  const commands = ['update-termination-protection --no-enable-termination-protection', ...actions]
    .map((action) => `aws cloudformation ${action} --stack-name ${name}`)
    .join(' && ');
  expect(findings).toContain(`PROBLEM ${problems[0]} → ${commands}`);
});

test.each(['UPDATE_IN_PROGRESS', 'DELETE_IN_PROGRESS', 'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS'])(
  'a stack in %s has to be waited for',
  async (status) => {
    const name = plantStack(status, true);
    const { problems, findings } = await diagnose();
    expect(problems).toEqual([`stacks: ${name} is ${status}: ${cause}`]);
    expect(findings).toContain(`PROBLEM ${problems[0]} → Wait until the other deployment has ended.`);
  },
);

test.each(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'IMPORT_COMPLETE', 'REVIEW_IN_PROGRESS'])(
  'a stack in %s prevents nothing',
  async (status) => {
    plantStack(status, true);
    const { problems, findings } = await diagnose();
    expect(problems).toEqual([]);
    expect(findings).toContain('ok stacks: 1, all deployable');
  },
);

test('a stack without a cause is named by its state alone', async () => {
  const name = stackId('prod', 'data');
  cloud.account.stacks = { [name]: { status: 'UPDATE_IN_PROGRESS', resources: [] } };
  expect((await diagnose()).problems).toEqual([`stacks: ${name} is UPDATE_IN_PROGRESS.`]);
});

test('the remedy for the web ACL names its region', async () => {
  const name = plantStack('ROLLBACK_COMPLETE', true, 'firewall');
  expect((await diagnose()).lines.join('\n')).toContain(`--stack-name ${name} --region us-east-1`);
});

test('a queue of an earlier deployment is a problem, because its name is taken', async () => {
  const queue = queueOf('prod');
  cloud.account.queues = [queue];
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([`leftovers: No stack owns the queue ${queue}.`]);
  expect(findings.join('\n')).toContain(`aws sqs get-queue-url --queue-name ${queue} `);
});

test('tables and buckets of an earlier deployment are named, of this stage only', async () => {
  Object.assign(cloud.account, { queues: [queueOf('dev')] });
  const staging = { ...stages.staging, chatModelId: undefined as never, email: { ...prod.email } };
  const { lines, problems } = await diagnose(staging as Stage);
  expect(problems).toEqual([]);
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual([
    expect.stringContaining(`the table ${leftTable}`),
    expect.stringContaining(`the bucket ${leftBucket}`),
  ]);
});

test('a table that a stack of the stage owns is not a leftover', async () => {
  const resources = [leftTable, leftBucket].map((physicalId) => ({ logicalId: physicalId, type: '', physicalId }));
  cloud.account.stacks = { [stackId('staging', 'data')]: { status: 'CREATE_COMPLETE', resources } };
  const staging = { ...stages.staging, email: { ...prod.email } };
  const { lines, problems } = await diagnose(staging as Stage);
  expect(problems).toEqual([]);
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual([]);
});
