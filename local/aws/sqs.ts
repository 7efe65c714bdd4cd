import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { json, jsonOf } from '../http.ts';
import { openJsonFile } from '../json-file.ts';
import type { LocalAccount } from './account/account.ts';
import type { Metrics } from './cloudwatch/metrics.ts';
import { jsonError } from './errors.ts';
import type { AwsRequest, Clock, Service } from './service.ts';
import { accountId, region } from './service.ts';

/** A message in a queue. */
export interface QueuedMessage {
  id: string;
  /** ISO 8601, by the clock. */
  at: string;
  body: unknown;
}

/** SQS queues with the features that dead-letter queues need. */
export interface Queues {
  service: Service;
  /** Adds a message to the queue with this ARN. @throws Error when the template has no such queue. */
  send(queueArn: string, body: unknown): Promise<void>;
  /** By queue name. */
  list(): Readonly<Record<string, readonly QueuedMessage[]>>;
  /** Empties a queue; false for an unknown name. */
  purge(name: string): Promise<boolean>;
}

/** Creates the stand-in for SQS: queues that other stand-ins send dead letters to, and ListQueues. */
export const createQueues = async (
  dataDirectory: string,
  clock: Clock,
  account: Pick<LocalAccount, 'queues'>,
  metrics: Metrics,
): Promise<Queues> => {
  const file = await openJsonFile<Record<string, QueuedMessage[]>>(join(dataDirectory, 'queues.json'), {});
  const names = new Map<string, string>();
  const urlOf = (name: string) => `https://sqs.${region}.amazonaws.com/${accountId}/${name}`;
  const isList = ({ headers }: AwsRequest) => headers['x-amz-target'] === 'AmazonSQS.ListQueues';
  return {
    service: {
      signingNames: ['sqs'],
      resourceTypes: ['AWS::SQS::Queue'],
      create: async ({ properties, stackName, logicalId }) => {
        const { QueueName: name = `${stackName}-${logicalId}` } = properties as { QueueName?: string };
        const arn = `arn:aws:sqs:${region}:${accountId}:${name}`;
        names.set(arn, name);
        file.value[name] ??= [];
        metrics.measure(
          { namespace: 'AWS/SQS', name: 'ApproximateNumberOfMessagesVisible', dimensions: { QueueName: name } },
          () => file.value[name]?.length ?? 0,
        );
        const url = urlOf(name);
        return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
      },
      authorizationRequests: (request) => (isList(request) ? [{ action: 'sqs:ListQueues', resource: '*' }] : []),
      handle: async (request) => {
        if (!isList(request))
          return jsonError(400, 'UnsupportedOperation', 'The local SQS supports only ListQueues and dead letters.');
        const { QueueNamePrefix: prefix = '' } = (jsonOf(request) ?? {}) as { QueueNamePrefix?: string };
        const all = [...names.values(), ...account.queues].filter((name) => name.startsWith(prefix));
        return json(200, { QueueUrls: all.map(urlOf) });
      },
    },
    send: async (queueArn, body) => {
      const queue = file.value[names.get(queueArn) ?? ''];
      if (!queue) throw new Error(`The template has no queue ${queueArn}.`);
      queue.push({ id: randomUUID(), at: clock.now().toISOString(), body });
      await file.save();
    },
    list: () => Object.fromEntries([...names.values()].map((name) => [name, file.value[name] ?? []])),
    purge: async (name) => {
      if (!file.value[name]) return false;
      file.value[name] = [];
      await file.save();
      return true;
    },
  };
};
