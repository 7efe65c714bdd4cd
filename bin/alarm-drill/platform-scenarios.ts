import { createHash } from 'node:crypto';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { contract, type OperationName } from '#contract/index.ts';
import { key } from '#contract/storage/keys.ts';
import { kebab } from '#lib/names.ts';
import { openStageData } from '../backup/stage-data.ts';
import type { DrillStage } from './drill-stage.ts';
import { minuteMs, pathOf, repeat, type Scenario, sendEmail, settingsOf } from './scenario.ts';

const daySeconds = 86_400;

const clearFaults = async (stage: DrillStage): Promise<void> => {
  await stage.console('DELETE', 'faults');
};

/** Two calls whose three attempts each are throttled: too few failures to raise the alarm of the operation's group. */
const throttledTable = (table: string, operation: OperationName, body?: unknown): Scenario => ({
  alarm: `${table}-table`,
  cause: `two calls of ${operation} are throttled in all attempts`,
  run: async (stage) => {
    const fault = { service: 'dynamodb', status: 400, code: 'ProvisionedThroughputExceededException', times: 6 };
    await stage.console('POST', 'faults', { kind: 'answer', function: kebab(operation), ...fault });
    await repeat(2, () =>
      stage.request(contract[operation].method, pathOf(contract[operation]), {
        token: stage.token,
        ...(body !== undefined && { body }),
      }),
    );
  },
  repair: clearFaults,
});

/** Twenty emails through the configuration set of the stage, then an event of the last one. */
const emailFeedback = (alarm: string, type: 'bounce' | 'complaint'): Scenario => ({
  alarm,
  cause: `one ${type} among twenty emails`,
  run: async (stage) => {
    const to = `${type}@example.com`;
    await repeat(20, () => sendEmail(stage, to));
    await stage.console('POST', 'mail/events', { type, to });
  },
});

/** Changes the signature of an unexpired access token and leaves its claims unchanged. */
const forge = (token: string): string => {
  const [header, claims, signature = ''] = token.split('.');
  return `${header}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
};

const inquiry = { form: 'contact', firstName: 'Ada', lastName: 'Drill', email: 'ada@example.com', message: 'Drill' };

/** Alarms that watch neither a group of operations nor a job. */
export const platformScenarios: Scenario[] = [
  {
    alarm: 'assistant-errors',
    cause: 'three questions whose limits cannot be counted',
    run: async (stage) => {
      const fault = { service: 'dynamodb', status: 400, code: 'AccessDeniedException', times: 3 };
      await stage.console('POST', 'faults', { kind: 'answer', function: 'send-chat-message', ...fault });
      await repeat(3, () =>
        stage.request('POST', pathOf(contract.sendChatMessage), {
          token: stage.token,
          body: { message: 'What is a prompt?' },
        }),
      );
    },
    repair: clearFaults,
  },
  {
    alarm: 'assistant-ceiling',
    cause: 'a question after 5,000 others',
    run: async (stage) => {
      const { dynamodb, learnersTable } = await openStageData('dev', settingsOf(stage));
      const second = Math.floor(stage.cloud.clock.now().getTime() / 1000);
      const everyone = createHash('sha256').update('everyone').digest('hex').slice(0, 32);
      const Item = {
        pk: { S: key('LIMIT', 'chat-everyone-day', everyone) },
        sk: { S: key('WINDOW', second - (second % daySeconds)) },
        uses: { N: '5000' },
      };
      await dynamodb.send(new PutItemCommand({ TableName: learnersTable, Item }));
      await stage.request('POST', pathOf(contract.sendChatMessage), {
        token: stage.token,
        body: { message: 'One more?' },
      });
    },
  },
  {
    alarm: 'api-latency',
    cause: 'a call that takes more than 3 seconds in three periods in a row',
    run: async (stage) => {
      stage.release('list-bookmarks', 'slow');
      const call = () => stage.request('GET', pathOf(contract.listBookmarks), { token: stage.token });
      await call();
      await repeat(2, async () => {
        await stage.cloud.clock.advance(5 * minuteMs);
        await call();
      });
    },
    repair: async (stage) => stage.release('list-bookmarks', undefined),
  },
  {
    alarm: 'refused-tokens',
    cause: '50 calls with forged tokens',
    run: (stage) =>
      repeat(50, () => stage.request('GET', pathOf(contract.listBookmarks), { token: forge(stage.token) })),
  },
  {
    alarm: 'refused-payment-events',
    cause: 'three webhooks with a wrong signature',
    run: (stage) => repeat(3, () => stage.request('POST', '/_local/stripe/events?signature=bad')),
  },
  {
    alarm: 'payment-alerts',
    cause: 'an event of live mode reaches a stage with test keys',
    run: async (stage) => {
      const event = { id: 'evt_drill', type: 'checkout.session.completed', livemode: true };
      await stage.console('POST', 'stripe/events', { ...event, data: { object: { id: 'cs_drill' } } });
    },
  },
  {
    alarm: 'function-throttles',
    cause: 'a function has no concurrency left',
    run: async (stage) => {
      await stage.console('POST', `concurrency/${stage.resourceName('get-health')}`, { reserved: 0 });
      await stage.request('GET', pathOf(contract.getHealth));
    },
    repair: async (stage) => {
      await stage.console('DELETE', `concurrency/${stage.resourceName('get-health')}`);
    },
  },
  throttledTable('catalog', 'getCoursePrice'),
  throttledTable('learners', 'listBookmarks'),
  throttledTable('subscribers', 'sendInquiry', inquiry),
  emailFeedback('email-complaints', 'complaint'),
  emailFeedback('email-bounces', 'bounce'),
];
