import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';

/** A learner's server on the hub. `address` opens it, or shows the wait while it starts. */
export interface HubServer {
  state: 'starting' | 'ready';
  url: string;
}

/** What the hub says of a user's default server (JupyterHub REST API). */
interface HubUser {
  servers?: Record<string, { ready?: boolean; pending?: string | null; last_activity?: string | null }>;
}

/** Milliseconds for one answer of the hub, for a server to come up within one call, and between two looks. */
const hubTimeoutMs = 3_000;
const startTimeoutMs = 5_000;
const pollIntervalMs = 500;

let client: SSMClient | undefined;

/** The hub's token, kept for five minutes: it may do all for any user, so it is read here and goes nowhere else. */
const hubToken = ttlCache(300, async (name) => {
  client ??= new SSMClient(awsClientConfig);
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
  if (!Parameter?.Value) throw new Error(`The parameter ${name} has no value.`);
  return Parameter.Value;
});

/** Whether this stage has a hub; without one, notebooks run in the browser. */
export const hasHub = (): boolean => Boolean(process.env.NOTEBOOK_HUB_URL);

/** The hub's name for a learner: their `sub`, which says nothing about them. */
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
    throw new Error(`The notebook hub answered ${response.status} to ${action}.`);
  return response;
};

/** 409: the user is there already. */
const createUser = async (user: string): Promise<void> => {
  requireStatus(await hubRequest('POST', `/users/${user}`), 'making a user', [200, 201, 409]);
};

/** 202: it is coming up. 400: it runs already, or is about to. */
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

/** A token that opens this user's server and nothing else, until the session ends. */
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
 * The learner's server, started if it does not run. Waits five seconds for it at most; called again, it goes on
 * waiting. The address of a ready one holds a token that lives for `seconds`. Throws when the hub refuses.
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

/** Stops the learner's server; its files stay on the hub. Stopping what does not run is fine. */
export const stopHubServer = async (learnerId: string): Promise<void> => {
  requireStatus(
    await hubRequest('DELETE', `/users/${hubUserName(learnerId)}/server`),
    'stopping a server',
    [202, 204, 400, 404],
  );
};

/** Stops servers of learners that nobody has used for `minutes`; gives how many. Others on the hub are left alone. */
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
