import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openJsonFile } from '../json-file.ts';
import { jsonError } from './errors.ts';
import type { Clock, Service } from './service.ts';
import { accountId, region } from './service.ts';

/** A message that waits in a queue. */
export interface QueuedMessage {
  id: string;
  /** ISO 8601, by the clock. */
  at: string;
  body: unknown;
}

/** Queues, as far as dead letters need them. */
export interface Queues {
  service: Service;
  /** Puts a message into the queue with this ARN. Throws when the template has none. */
  send(queueArn: string, body: unknown): Promise<void>;
  /** By queue name. */
  list(): Readonly<Record<string, readonly QueuedMessage[]>>;
  /** Empties a queue; false when there is none of that name. */
  purge(name: string): Promise<boolean>;
}

/** Stand-in for SQS: queues that others put dead letters into. Functions do not read or write them by themselves. */
export const createQueues = async (dataDirectory: string, clock: Clock): Promise<Queues> => {
  const file = await openJsonFile<Record<string, QueuedMessage[]>>(join(dataDirectory, 'queues.json'), {});
  const names = new Map<string, string>();
  return {
    service: {
      signingNames: [],
      resourceTypes: ['AWS::SQS::Queue'],
      create: async ({ properties, stackName, logicalId }) => {
        const { QueueName: name = `${stackName}-${logicalId}` } = properties as { QueueName?: string };
        const arn = `arn:aws:sqs:${region}:${accountId}:${name}`;
        names.set(arn, name);
        file.value[name] ??= [];
        const url = `https://sqs.${region}.amazonaws.com/${accountId}/${name}`;
        return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
      },
      authorizationRequests: () => [],
      handle: async () => jsonError(400, 'UnsupportedOperation', 'The local SQS only keeps dead letters.'),
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
