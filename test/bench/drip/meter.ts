import { randomUUID } from 'node:crypto';
import { capacityUnitsOf, requestCapacity, type Service } from '#local';

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
        const reply = await store.handle(requestCapacity(request));
        counted.requests[operation] = (counted.requests[operation] ?? 0) + 1;
        counted.units += capacityUnitsOf(reply);
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
