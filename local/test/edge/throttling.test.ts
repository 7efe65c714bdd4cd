import { expect, test } from '@jest/globals';
import { createThrottle } from '#local/edge/http-api/throttle.ts';
import { functionOf, integrationWith, roleWith, routeOf, startTestCloud } from '../support/test-cloud.ts';

/** A limit that does not refill while a test runs. */
const atOnce = (ThrottlingBurstLimit: number) => ({ ThrottlingRateLimit: 0.001, ThrottlingBurstLimit });

const shopWith = (stage: object) => ({
  resources: {
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP', Name: 'shop' } },
    Integration: integrationWith('sell'),
    Buy: routeOf('POST /orders'),
    Browse: routeOf('GET /items'),
    Read: routeOf('GET /terms'),
    Stage: {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { ApiId: { Ref: 'Api' }, StageName: '$default', ...stage },
    },
    sell: functionOf('sell'),
    sellRole: roleWith(),
  },
  assets: { sell: { 'index.mjs': "export const handler = async () => ({ statusCode: 200, body: 'sold' });" } },
});

test('a route takes its burst, then refuses like an HTTP API; others share theirs', async () => {
  const cloud = await startTestCloud(
    shopWith({ DefaultRouteSettings: atOnce(3), RouteSettings: { 'POST /orders': atOnce(2) } }),
  );
  const statuses = async (path: string, times: number, method = 'GET') => {
    const all: number[] = [];
    for (let sent = 0; sent < times; sent++) all.push((await fetch(cloud.url + path, { method })).status);
    return all;
  };
  expect(await statuses('/orders', 4, 'POST')).toEqual([200, 200, 429, 429]);
  expect(await statuses('/items', 2)).toEqual([200, 200]);
  expect(await statuses('/terms', 2)).toEqual([200, 429]);
  const refused = await fetch(`${cloud.url}/orders`, { method: 'POST' });
  expect(await refused.json()).toEqual({ message: 'Too Many Requests' });
});

test('a limit for a route that does not exist yet stops the start', async () => {
  const started = startTestCloud(shopWith({ RouteSettings: { 'GET /later': atOnce(1) } }));
  await expect(started).rejects.toThrow('Unable to find Route by key GET /later within the provided RouteSettings');
});

test('a limit refills with time, up to its burst', () => {
  let elapsedMs = 0;
  const admits = createThrottle({ ThrottlingRateLimit: 2, ThrottlingBurstLimit: 3 }, () => elapsedMs);
  const admitted = () => [1, 2, 3, 4].map(admits);
  expect(admitted()).toEqual([true, true, true, false]);
  elapsedMs = 1_000;
  expect(admitted()).toEqual([true, true, false, false]);
  elapsedMs = 60_000;
  expect(admitted()).toEqual([true, true, true, false]);
});
