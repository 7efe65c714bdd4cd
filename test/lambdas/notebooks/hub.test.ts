import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { brand } from '../../../contract/brand.ts';
import { hasHub, startHubServer, stopHubServer, stopIdleHubServers } from '../../../lambdas/services/notebook-hub.ts';
import { openHub, type StandInHub } from '../../support/stand-in-hub.ts';

let hub: StandInHub;
const before = { ...process.env };

beforeEach(async () => {
  hub = await openHub();
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

test('a learner’s first server is made and opened with a token for nothing else, until the session ends', async () => {
  const server = await startHubServer('7', 7200);
  expect(server).toEqual({ state: 'ready', address: `${hub.url}/user/learner-7/lab?token=t%2Flearner-7` });
  expect(hub.given).toEqual([{ user: 'learner-7', scopes: ['access:servers!user=learner-7'], expiresIn: 7200 }]);
});

test('a server that runs is used again', async () => {
  await startHubServer('7', 60);
  await startHubServer('7', 60);
  expect(hub.asked.filter((line) => line === 'POST /users/learner-7/server')).toHaveLength(1);
});

test('a server that takes its time leads to the wait, and the next call finds it', async () => {
  hub.slowness = Number.POSITIVE_INFINITY;
  expect(await startHubServer('7', 60)).toEqual({
    state: 'starting',
    address: `${hub.url}/hub/spawn-pending/learner-7`,
  });
  expect(hub.given).toEqual([]);
  const server = hub.users.get('learner-7')?.server;
  if (server) server.looksUntilReady = 0;
  expect((await startHubServer('7', 60)).state).toBe('ready');
  expect(hub.asked.filter((line) => line === 'POST /users/learner-7/server')).toHaveLength(1);
}, 20_000);

test('stopping a server, and stopping none, are both fine', async () => {
  await startHubServer('7', 60);
  await stopHubServer('7');
  expect(hub.users.get('learner-7')?.server).toBeUndefined();
  await stopHubServer('8');
});

test('servers that nobody used for an hour are stopped; used ones and those of others are not', async () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const used = (name: string, lastActivity: string) =>
    hub.users.set(name, { name, server: { ready: true, looksUntilReady: 0, lastActivity } });
  used('learner-idle', '2026-11-21T10:59:00Z');
  used('learner-busy', '2026-11-21T11:30:00Z');
  used('operator', '2026-11-20T00:00:00Z');
  expect(await stopIdleHubServers(now, 60)).toBe(1);
  const running = [...hub.users.values()].filter(({ server }) => server).map(({ name }) => name);
  expect(running).toEqual(['learner-busy', 'operator']);
});

test.each([403, 500, 503])('a hub that answers %s is an error that names the status, and no server', async (status) => {
  hub.broken = status;
  await expect(startHubServer('7', 60)).rejects.toThrow(`answered ${status}`);
});
