import { randomUUID } from 'node:crypto';
import type { Service } from '#local';

/** Requests of a run to the subscribers table. */
export interface Usage {
  /** Requests by operation. */
  requests: Record<string, number>;
  /** Capacity units as DynamoDB counts them. */
  units: number;
}

/** A store that counts the requests to one table and their capacity. Counting itself takes time. */
export const metered = (store: Service, tableName: string): { service: Service; start(): void; stop(): Usage } => {
  let usage: Usage | undefined;
  return {
    start: () => {
      usage = { requests: {}, units: 0 };
    },
    stop: () => {
      const counted = usage ?? { requests: {}, units: 0 };
      usage = undefined;
      return counted;
    },
    service: {
      ...store,
      handle: async (request) => {
        const counted = usage;
        if (!counted) return store.handle(request);
        const operation = request.headers['x-amz-target']?.split('.')[1] ?? '';
        const input = JSON.parse(request.body.toString());
        if (input.TableName !== tableName && !input.RequestItems?.[tableName]) return store.handle(request);
        const body = JSON.stringify({ ...input, ReturnConsumedCapacity: 'TOTAL' });
        const reply = await store.handle({ ...request, body: Buffer.from(body) });
        const { ConsumedCapacity = [] } = JSON.parse(String(reply.body));
        counted.requests[operation] = (counted.requests[operation] ?? 0) + 1;
        for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) counted.units += CapacityUnits;
        return reply;
      },
    },
  };
};

/** An SES that accepts and discards every email. */
export const createSink = (): { service: Service; taken(): number } => {
  let number = 0;
  return {
    taken: () => number,
    service: {
      signingNames: ['ses'],
      resourceTypes: [],
      create: async () => ({ ref: '', attributes: {} }),
      authorizationRequests: () => [],
      handle: async () => {
        number += 1;
        return { status: 200, body: JSON.stringify({ MessageId: randomUUID() }) };
      },
    },
  };
};
