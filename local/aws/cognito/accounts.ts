import { randomBytes } from 'node:crypto';
import type { Accounts } from '../service.ts';
import type { Engine } from './engine.ts';
import type { TokenKeys } from './keys.ts';
import type { Client } from './resources.ts';
import { emailOf } from './sign-up.ts';
import { newSession } from './tokens.ts';
import type { UserPoolContext, Users } from './users.ts';
import { normalizeUsername } from './users.ts';

/** An account as the console lists it. */
export interface Account {
  email: string;
  name: string;
  /** The `sub` claim of the user's tokens. */
  id: string;
  /** Cognito's user status, e.g. `CONFIRMED`. */
  status: string;
  createdAt: string;
}

/** Accounts for tests, the console and the command line. */
export interface LocalAccounts extends Accounts {
  list(): Promise<Account[]>;
}

export interface AccountsOptions {
  engine: Engine;
  users: Users;
  keys: TokenKeys;
  issuerOf(poolId: string): string;
  /** The client that tokens are issued to: the last one the template creates. */
  clientId(): string | undefined;
}

/** Never typed, so it only has to satisfy every password policy. */
const randomPassword = () => `Aa1!${randomBytes(18).toString('base64url')}`;

export function createAccounts({ engine, users, keys, issuerOf, clientId }: AccountsOptions): LocalAccounts {
  const { context, call, cognito } = engine;

  async function defaultPoolContext(): Promise<UserPoolContext> {
    const id = clientId();
    if (!id) throw new Error('The template has no user pool client, so no user can sign in.');
    return users.poolContext(id);
  }

  async function ensureUser(
    poolContext: UserPoolContext,
    email: string,
    password: string | undefined,
    name: string | undefined,
  ) {
    const pool = { UserPoolId: poolContext.pool.options.Id, Username: normalizeUsername(email) };
    const existing = await users.find(poolContext.pool, email);
    if (!existing) {
      const attributes = {
        email: normalizeUsername(email),
        email_verified: 'true',
        name: name ?? email.split('@')[0] ?? '',
      };
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      await call('AdminCreateUser', { ...pool, UserAttributes, MessageAction: 'SUPPRESS' });
    }
    if (!existing || password) {
      const Password = password ?? randomPassword();
      await call('AdminSetUserPassword', { ...pool, Password, Permanent: true });
    }
    const user = await users.find(poolContext.pool, email);
    if (!user) throw new Error(`The account of ${email} was not created.`);
    return user;
  }

  return {
    async keysOf(issuer) {
      const pools = await cognito.listUserPools(context);
      return pools.some(({ Id }) => issuerOf(Id) === issuer) ? keys.keySet : undefined;
    },
    async tokenFor(email) {
      const poolContext = await defaultPoolContext();
      const user = await ensureUser(poolContext, email, undefined, undefined);
      const client: Client = poolContext.client;
      const session = newSession(client.AllowedOAuthScopes?.join(' ') ?? 'openid');
      return (await users.issue(poolContext, user, session)).AccessToken;
    },
    async createAccount({ email, password, name }) {
      await ensureUser(await defaultPoolContext(), email, password, name);
    },
    async list() {
      if (!clientId()) return [];
      const { pool } = await defaultPoolContext();
      const poolUsers = await pool.listUsers(context);
      return poolUsers.map((user) => ({
        email: emailOf(user),
        name: user.Attributes.find(({ Name }) => Name === 'name')?.Value ?? '',
        id: user.Username,
        status: user.UserStatus,
        createdAt: user.UserCreateDate.toISOString(),
      }));
    },
  };
}
