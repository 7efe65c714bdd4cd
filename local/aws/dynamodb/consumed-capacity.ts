import type { AwsReply } from '../service.ts';

interface ConsumedCapacity {
  CapacityUnits?: number;
}

/** Returns the request with `ReturnConsumedCapacity`, so that the reply states its cost. */
export const requestCapacity = <Request extends { body: Buffer }>(request: Request): Request => ({
  ...request,
  body: Buffer.from(JSON.stringify({ ...JSON.parse(request.body.toString()), ReturnConsumedCapacity: 'TOTAL' })),
});

/** Returns the capacity units of a reply to such a request. */
export const capacityUnitsOf = ({ body }: AwsReply): number => {
  const { ConsumedCapacity = [] } = JSON.parse(String(body)) as {
    ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
  };
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
};
