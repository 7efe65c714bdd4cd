import { randomBytes } from 'node:crypto';
import type { Accounts } from '../../service.ts';
import type { Engine } from './engine.ts';
import type { TokenKeys } from './keys.ts';
import type { People, Realm } from './people.ts';
import { plainName } from './people.ts';
import type { Client } from './resources.ts';
import { emailOf } from './sign-up.ts';
import { newSession } from './tokens.ts';

/** An account as the console lists it. */
export interface Account {
  email: string;
  name: string;
  /** The `sub` of the person's tokens. */
  id: string;
  /** Cognito's word, e.g. `CONFIRMED`. */
  status: string;
  createdAt: string;
}

/** Accounts for tests, the console and the command line. */
export interface LocalAccounts extends Accounts {
  list(): Promise<Account[]>;
}

export interface AccountsOptions {
  engine: Engine;
  people: People;
  keys: TokenKeys;
  issuerOf(poolId: string): string;
  /** The client tokens are issued to: the last one the template made. */
  clientId(): string | undefined;
}

/** Nobody types this one, so it only has to satisfy every policy. */
const unguessable = () => `Aa1!${randomBytes(18).toString('base64url')}`;

export function createAccounts({ engine, people, keys, issuerOf, clientId }: AccountsOptions): LocalAccounts {
  const { context, call, cognito } = engine;

  async function home(): Promise<Realm> {
    const id = clientId();
    if (!id) throw new Error('The template has no user pool client, so there is nobody to sign in.');
    return people.realm(id);
  }

  async function ensure(realm: Realm, email: string, password: string | undefined, name: string | undefined) {
    const pool = { UserPoolId: realm.pool.options.Id, Username: plainName(email) };
    const known = await people.find(realm.pool, email);
    if (!known) {
      const attributes = { email: plainName(email), email_verified: 'true', name: name ?? email.split('@')[0] ?? '' };
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      await call('AdminCreateUser', { ...pool, UserAttributes, MessageAction: 'SUPPRESS' });
    }
    if (!known || password) {
      const Password = password ?? unguessable();
      await call('AdminSetUserPassword', { ...pool, Password, Permanent: true });
    }
    const person = await people.find(realm.pool, email);
    if (!person) throw new Error(`The account of ${email} could not be created.`);
    return person;
  }

  return {
    async keysOf(issuer) {
      const pools = await cognito.listUserPools(context);
      return pools.some(({ Id }) => issuerOf(Id) === issuer) ? keys.keySet : undefined;
    },
    async tokenFor(email) {
      const realm = await home();
      const person = await ensure(realm, email, undefined, undefined);
      const client: Client = realm.client;
      const session = newSession(client.AllowedOAuthScopes?.join(' ') ?? 'openid');
      return (await people.issue(realm, person, session)).AccessToken;
    },
    async createAccount({ email, password, name }) {
      await ensure(await home(), email, password, name);
    },
    async list() {
      if (!clientId()) return [];
      const { pool } = await home();
      const persons = await pool.listUsers(context);
      return persons.map((person) => ({
        email: emailOf(person),
        name: person.Attributes.find(({ Name }) => Name === 'name')?.Value ?? '',
        id: person.Username,
        status: person.UserStatus,
        createdAt: person.UserCreateDate.toISOString(),
      }));
    },
  };
}
