import { randomUUID } from 'node:crypto';
import { jsonError } from './errors.ts';
import type { Clock, Invoke, Service } from './service.ts';
import { accountId, region } from './service.ts';

/** SNS topics, for other stand-ins to publish to. */
export interface Topics {
  service: Service;
  /** Delivers a message to every subscribed function; resolves when all have succeeded or exhausted their retries. */
  publish(topicArn: string, message: unknown): Promise<void>;
}

interface Subscription {
  arn: string;
  topicArn: string;
  /** Logical id. */
  target: string;
}

interface Options {
  clock: Clock;
  /** Invokes asynchronously, with Lambda's retries. */
  invoke: Invoke;
  functionOfArn(arn: string): string | undefined;
}

/** Creates the stand-in for SNS: topics with subscribed functions. Other subscriptions receive nothing. */
export const createTopics = ({ clock, invoke, functionOfArn }: Options): Topics => {
  const subscriptions: Subscription[] = [];

  const create: Service['create'] = async ({ type, properties, stackName, logicalId }) => {
    if (type === 'AWS::SNS::Topic') {
      const { TopicName: name = `${stackName}-${logicalId}` } = properties as { TopicName?: string };
      const arn = `arn:aws:sns:${region}:${accountId}:${name}`;
      return { ref: arn, attributes: { TopicArn: arn, TopicName: name } };
    }
    const subscription = properties as { Protocol: string; TopicArn: string; Endpoint: string };
    const arn = `${subscription.TopicArn}:${logicalId}`;
    const target = subscription.Protocol === 'lambda' ? functionOfArn(subscription.Endpoint) : undefined;
    if (target) subscriptions.push({ arn, topicArn: subscription.TopicArn, target });
    return { ref: arn, attributes: { Arn: arn } };
  };

  return {
    service: {
      signingNames: [],
      resourceTypes: ['AWS::SNS::Topic', 'AWS::SNS::Subscription'],
      create,
      authorizationRequests: () => [],
      handle: async () => jsonError(400, 'InvalidAction', 'The local SNS accepts messages only from other services.'),
    },
    publish: async (topicArn, message) => {
      const listeners = subscriptions.filter((subscription) => subscription.topicArn === topicArn);
      await Promise.allSettled(
        listeners.map(({ arn, target }) =>
          invoke(target, {
            Records: [
              {
                EventVersion: '1.0',
                EventSource: 'aws:sns',
                EventSubscriptionArn: arn,
                Sns: {
                  Type: 'Notification',
                  MessageId: randomUUID(),
                  TopicArn: topicArn,
                  Subject: 'Amazon SES Email Event Notification',
                  Message: JSON.stringify(message),
                  Timestamp: clock.now().toISOString(),
                },
              },
            ],
          }),
        ),
      );
    },
  };
};
