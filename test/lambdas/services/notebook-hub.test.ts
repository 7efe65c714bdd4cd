import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { hasHub, startHubServer, stopHubServer, stopIdleHubServers } from '#lambdas/services/notebook-hub.ts';
import { type HubStandIn, startHubStandIn } from '#test/support/hub-stand-in.ts';

let hub: HubStandIn;
const before = { ...process.env };

beforeEach(async () => {
  hub = await startHubStandIn();
  Object.assign(process.env, {
    NOTEBOOK_HUB_URL: hub.url,
    NOTEBOOK_HUB_PARAMETER: `/${brand.slug}/test/notebooks/hub-token`,
    AWS_ENDPOINT_URL_SSM: hub.url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  });
});
afterEach(async () => {
  await hub.stop();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});

test('a stage without a hub runs notebooks in the browser', () => {
  expect(hasHub()).toBe(true);
  delete process.env.NOTEBOOK_HUB_URL;
  expect(hasHub()).toBe(false);
});

test("a learner's first server gets a scoped token that ends with the session", async () => {
  const server = await startHubServer('7', 7200);
  expect(server).toEqual({ state: 'ready', url: `${hub.url}/user/learner-7/lab?token=t%2Flearner-7` });
  expect(hub.issuedTokens).toEqual([{ user: 'learner-7', scopes: ['access:servers!user=learner-7'], expiresIn: 7200 }]);
});

test('a running server is reused', async () => {
  await startHubServer('7', 60);
  await startHubServer('7', 60);
  expect(hub.requests.filter((line) => line === 'POST /users/learner-7/server')).toHaveLength(1);
});

test('a slow server redirects to a waiting page, and the next call finds it', async () => {
  hub.pollsBeforeReady = Number.POSITIVE_INFINITY;
  expect(await startHubServer('7', 60)).toEqual({
    state: 'starting',
    url: `${hub.url}/hub/spawn-pending/learner-7`,
  });
  expect(hub.issuedTokens).toEqual([]);
  const server = hub.users.get('learner-7')?.server;
  if (server) server.pollsUntilReady = 0;
  expect((await startHubServer('7', 60)).state).toBe('ready');
  expect(hub.requests.filter((line) => line === 'POST /users/learner-7/server')).toHaveLength(1);
}, 20_000);

test('stopping succeeds with and without a server', async () => {
  await startHubServer('7', 60);
  await stopHubServer('7');
  expect(hub.users.get('learner-7')?.server).toBeUndefined();
  await stopHubServer('8');
});

test('servers idle for an hour are stopped; active and foreign ones are not', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const used = (name: string, lastActivity: string) =>
    hub.users.set(name, { name, server: { ready: true, pollsUntilReady: 0, lastActivity } });
  used('learner-idle', '2026-11-21T10:59:00Z');
  used('learner-busy', '2026-11-21T11:30:00Z');
  used('operator', '2026-11-20T00:00:00Z');
  expect(await stopIdleHubServers(now, 60)).toBe(1);
  const running = [...hub.users.values()].filter(({ server }) => server).map(({ name }) => name);
  expect(running).toEqual(['learner-busy', 'operator']);
});

test.each([403, 500, 503])('a hub that returns %s is an error with the status, and no server', async (status) => {
  hub.failureStatus = status;
  await expect(startHubServer('7', 60)).rejects.toThrow(`responded with ${status}`);
});
