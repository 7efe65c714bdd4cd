import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';

/** A learner's server on the hub. `address` is its URL, which shows progress while it starts. */
export interface HubServer {
  state: 'starting' | 'ready';
  url: string;
}

/** A user's default server (JupyterHub REST API). */
interface HubUser {
  servers?: Record<string, { ready?: boolean; pending?: string | null; last_activity?: string | null }>;
}

/** Milliseconds for one hub request, for a server to start within one call, and between two polls. */
const hubTimeoutMs = 3_000;
const startTimeoutMs = 5_000;
const pollIntervalMs = 500;

let client: SSMClient | undefined;

/**
 * The hub's admin token, cached for five minutes. It grants everything for any user, so it is read here and passed
 * nowhere else.
 */
const hubToken = ttlCache(300, async (name) => {
  client ??= new SSMClient(awsClientConfig);
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
  if (!Parameter?.Value) throw new Error(`The parameter ${name} has no value.`);
  return Parameter.Value;
});

/** Returns whether this stage has a hub; without one, notebooks run in the browser. */
export const hasHub = (): boolean => Boolean(process.env.NOTEBOOK_HUB_URL);

/** Returns a learner's username on the hub: their `sub`, which reveals nothing about them. */
const hubUserName = (learnerId: string): string => `learner-${learnerId}`;

const hubRequest = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response> =>
  fetch(`${environment('NOTEBOOK_HUB_URL')}/hub/api${path}`, {
    method,
    headers: {
      authorization: `token ${await hubToken(environment('NOTEBOOK_HUB_PARAMETER'))}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(hubTimeoutMs),
  });

const requireStatus = (response: Response, action: string, statuses: readonly number[]): Response => {
  if (!statuses.includes(response.status))
    throw new Error(`The notebook hub responded with ${response.status} to ${action}.`);
  return response;
};

/** 409: the user exists. */
const createUser = async (user: string): Promise<void> => {
  requireStatus(await hubRequest('POST', `/users/${user}`), 'making a user', [200, 201, 409]);
};

/** 202: starting. 400: already running or starting. */
const startUserServer = async (user: string): Promise<void> => {
  requireStatus(await hubRequest('POST', `/users/${user}/server`), 'starting a server', [201, 202, 400]);
};

const findServer = async (user: string) => {
  const response = requireStatus(await hubRequest('GET', `/users/${user}`), 'looking for a server', [200, 404]);
  if (response.status === 404) return undefined;
  return ((await response.json()) as HubUser).servers?.[''];
};

const waitUntilReady = async (user: string): Promise<boolean> => {
  const deadline = performance.now() + startTimeoutMs;
  for (;;) {
    if ((await findServer(user))?.ready) return true;
    if (performance.now() >= deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
};

/** Creates a token for this user's server only, valid until the session ends. */
const createServerToken = async (user: string, seconds: number): Promise<string> => {
  const request = { note: 'notebook session', expires_in: seconds, scopes: [`access:servers!user=${user}`] };
  const response = requireStatus(
    await hubRequest('POST', `/users/${user}/tokens`, request),
    'making a token',
    [200, 201],
  );
  return ((await response.json()) as { token: string }).token;
};

/**
 * Starts the learner's server if needed and waits up to five seconds; call it again to keep waiting. The URL of a ready
 * server holds a token valid for `seconds`. Throws when the hub fails.
 */
export const startHubServer = async (learnerId: string, seconds: number): Promise<HubServer> => {
  const hub = environment('NOTEBOOK_HUB_URL');
  const user = hubUserName(learnerId);
  if (!(await findServer(user))) {
    await createUser(user);
    await startUserServer(user);
  }
  if (!(await waitUntilReady(user))) return { state: 'starting', url: `${hub}/hub/spawn-pending/${user}` };
  const token = await createServerToken(user, seconds);
  return { state: 'ready', url: `${hub}/user/${user}/lab?token=${encodeURIComponent(token)}` };
};

/** Stops the learner's server; its files stay on the hub. Succeeds when it is not running. */
export const stopHubServer = async (learnerId: string): Promise<void> => {
  requireStatus(
    await hubRequest('DELETE', `/users/${hubUserName(learnerId)}/server`),
    'stopping a server',
    [202, 204, 400, 404],
  );
};

/** Stops learners' servers idle for `minutes`; returns how many. Ignores other servers on the hub. */
export const stopIdleHubServers = async (now: Date, minutes: number): Promise<number> => {
  const response = requireStatus(await hubRequest('GET', '/users?state=ready&limit=1000'), 'listing servers', [200]);
  const users = (await response.json()) as (HubUser & { name: string })[];
  const idle = users.filter(({ name, servers }) => {
    const lastActivity = servers?.['']?.last_activity;
    return (
      name.startsWith(hubUserName('')) && lastActivity && now.getTime() - Date.parse(lastActivity) > minutes * 60_000
    );
  });
  for (const { name } of idle) await stopHubServer(name.slice(hubUserName('').length));
  return idle.length;
};
