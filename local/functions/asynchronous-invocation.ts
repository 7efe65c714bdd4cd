import { randomUUID } from 'node:crypto';
import type { Clock, Invoke, Service } from '../aws/service.ts';
import type { Queues } from '../aws/sqs.ts';
import type { Permissions } from '../iam/permissions.ts';
import { FunctionFailure } from './failure.ts';
import type { Functions } from './functions.ts';

/** Lambda's asynchronous invocation. */
export interface AsynchronousInvocation {
  service: Service;
  /** Resolves to the result; rejects with the last failure after all attempts have failed. */
  invoke: Invoke;
  /** Sets whether every event is delivered twice, as services with at-least-once delivery may do; default false. */
  setDuplicates(isOn: boolean): void;
}

interface Properties {
  FunctionName: string;
  MaximumRetryAttempts?: number;
  DestinationConfig?: { OnFailure?: { Destination?: string } };
}

interface Options {
  invoke: Invoke;
  functions: Pick<Functions, 'byId'>;
  permissions: Pick<Permissions, 'findDenied'>;
  queues: Pick<Queues, 'send'>;
  clock: Clock;
}

/** Lambda's default number of retries. */
const defaultMaxRetries = 2;

/**
 * Retries a failed event, without Lambda's delays of minutes, then sends it with its error to the function's failure
 * destination, with the rights of the function's role.
 */
export const createAsynchronousInvocation = ({
  invoke,
  functions,
  permissions,
  queues,
  clock,
}: Options): AsynchronousInvocation => {
  const configurations = new Map<string, Properties>();
  let isDuplicating = false;

  const sendToDeadLetterQueue = async (
    logicalId: string,
    event: unknown,
    attempts: number,
    failure: Error,
  ): Promise<void> => {
    const description = functions.byId(logicalId);
    const queue = configurations.get(description?.name ?? '')?.DestinationConfig?.OnFailure?.Destination;
    if (!queue) return;
    const denied = permissions.findDenied(logicalId, [{ action: 'sqs:SendMessage', resource: queue }]);
    if (denied) throw new Error(`${description?.name} is not allowed to send dead letters to ${queue}.`);
    await queues.send(queue, {
      version: '1.0',
      timestamp: clock.now().toISOString(),
      requestContext: {
        requestId: randomUUID(),
        functionArn: description?.arn,
        condition: 'RetriesExhausted',
        approximateInvokeCount: attempts,
      },
      requestPayload: event,
      responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
      responsePayload: { errorType: failure.name, errorMessage: failure.message },
    });
  };

  const deliver: Invoke = async (logicalId, event) => {
    const retries =
      configurations.get(functions.byId(logicalId)?.name ?? '')?.MaximumRetryAttempts ?? defaultMaxRetries;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await invoke(logicalId, event);
      } catch (failure) {
        // Events interrupted by the platform's own stop are lost, not failed.
        if (failure instanceof FunctionFailure && failure.kind === 'stopped') throw failure;
        if (attempt <= retries) continue;
        await sendToDeadLetterQueue(logicalId, event, attempt, failure as Error);
        throw failure;
      }
    }
  };

  return {
    service: {
      signingNames: [],
      resourceTypes: ['AWS::Lambda::EventInvokeConfig'],
      create: async ({ properties, logicalId }) => {
        const configuration = properties as unknown as Properties;
        configurations.set(configuration.FunctionName, configuration);
        return { ref: logicalId, attributes: {} };
      },
      authorizationRequests: () => [],
      handle: async () => ({ status: 404 }),
    },
    invoke: async (logicalId, event) => {
      const deliveries = [deliver(logicalId, event), ...(isDuplicating ? [deliver(logicalId, event)] : [])];
      const [result] = await Promise.all(deliveries);
      return result;
    },
    setDuplicates: (isOn) => {
      isDuplicating = isOn;
    },
  };
};
