import { randomUUID } from 'node:crypto';
import { json } from '../../../local/http.ts';
import type { Service } from '../../../local/service.ts';

/** What a run has asked of the services. */
export interface Usage {
  /** Requests by operation. */
  requests: Record<string, number>;
  /** Capacity units, as DynamoDB counts them. */
  units: number;
}

/** A store whose requests are counted, with what they consume. */
export const metered = (store: Service): { service: Service; take(): Usage } => {
  let usage: Usage = { requests: {}, units: 0 };
  return {
    take: () => {
      const taken = usage;
      usage = { requests: {}, units: 0 };
      return taken;
    },
    service: {
      ...store,
      handle: async (request) => {
        const operation = request.headers['x-amz-target']?.split('.')[1] ?? '';
        const body = JSON.stringify({ ...JSON.parse(request.body.toString()), ReturnConsumedCapacity: 'TOTAL' });
        const reply = await store.handle({ ...request, body: Buffer.from(body) });
        const { ConsumedCapacity = [] } = JSON.parse(String(reply.body));
        usage.requests[operation] = (usage.requests[operation] ?? 0) + 1;
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) usage.units += CapacityUnits;
        return reply;
      },
    },
  };
};

/** SES that takes every mail and forgets it. */
export const createSink = (): { service: Service; taken(): number } => {
  let number = 0;
  return {
    taken: () => number,
    service: {
      signingNames: ['ses'],
      resourceTypes: [],
      create: async () => ({ ref: '', attributes: {} }),
      permissions: () => [],
      handle: async () => {
        number += 1;
        return json(200, { MessageId: randomUUID() });
      },
    },
  };
};
