import { CognitoError } from 'cognito-local/lib/errors.js';
import type { User, UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import { dictionary } from '../../dictionary.ts';
import type { Engine } from './engine.ts';
import type { Client } from './resources.ts';
import type { IssuedTokens, SignInSession, TokenIssuer } from './tokens.ts';

/** A person, with what cognito-local has no field for. */
export type Person = User & {
  /** Rotated refresh tokens that still work for a moment: until when, in milliseconds since 1970. */
  RetiredTokens?: Record<string, number>;
  /** Seconds since 1970: access tokens issued before are revoked. */
  SignedOutAt?: number;
};

/** A client and the pool it belongs to. */
export interface Realm {
  client: Client;
  pool: UserPoolService;
}

/** The people of the pools, and their sign-ins. Failures are `CognitoError`s with Cognito's names. */
export interface People {
  realm(clientId: string): Promise<Realm>;
  find(pool: UserPoolService, username: string): Promise<Person | undefined>;
  save(pool: UserPoolService, person: Person): Promise<void>;
  /** The person with this password. An unknown person fails like a wrong password. */
  checkPassword(pool: UserPoolService, username: string, password: string): Promise<Person>;
  /** Tokens whose refresh token is not kept, so that it cannot be used. */
  issue(realm: Realm, person: Person, session: SignInSession, nonce?: string): Promise<IssuedTokens>;
  signIn(realm: Realm, person: Person, session: SignInSession, nonce?: string): Promise<IssuedTokens>;
  /** New tokens for a refresh token; with a new refresh token where the client rotates them. */
  refresh(realm: Realm, refreshToken: string): Promise<Omit<IssuedTokens, 'RefreshToken'> & { RefreshToken?: string }>;
  /** Ends the sign-in of a refresh token, if there is one. */
  revoke(realm: Realm, refreshToken: string): Promise<void>;
  /** Ends all sign-ins of a person. */
  signOut(pool: UserPoolService, person: Person): Promise<void>;
}

/** Addresses are the same in any case, as in a pool made today. */
export const plainName = (username: string) => (username.includes('@') ? username.trim().toLowerCase() : username);

export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message);

export function createPeople({ cognito, context }: Engine, issuer: TokenIssuer): People {
  const save = (pool: UserPoolService, person: Person) => pool.saveUser(context, person);

  /** Tokens that still work, without those that ran out. */
  function working(person: Person): Pick<Person, 'RefreshTokens' | 'RetiredTokens'> {
    const retired = Object.entries(person.RetiredTokens ?? {}).filter(([, until]) => until > Date.now());
    const isOver = (token: string) =>
      person.RetiredTokens?.[token] !== undefined && !retired.some(([name]) => name === token);
    const isOld = (token: string) => issuer.sessionOf(token) === undefined;
    return {
      RefreshTokens: person.RefreshTokens.filter((token) => !isOver(token) && !isOld(token)),
      RetiredTokens: dictionary(retired),
    };
  }

  async function issue({ client, pool }: Realm, person: Person, session: SignInSession, nonce?: string) {
    const groups = await pool.listUserGroupMembership(context, person);
    return issuer.issue(person, groups, client, session, nonce);
  }

  return {
    issue,
    save,
    async realm(clientId) {
      const client = clientId ? await cognito.getAppClient(context, clientId) : null;
      if (!client) throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
      return { client, pool: await cognito.getUserPool(context, client.UserPoolId) };
    },
    async find(pool, username) {
      return (username && (await pool.getUserByUsername(context, plainName(username)))) || undefined;
    },
    async checkPassword(pool, username, password) {
      const person = await this.find(pool, username);
      if (!person || person.Password !== password) throw notAuthorized();
      if (!person.Enabled) throw notAuthorized('User is disabled.');
      if (person.UserStatus === 'UNCONFIRMED') {
        throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
      }
      if (person.UserStatus !== 'CONFIRMED') {
        throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
      }
      return person;
    },
    async signIn(realm, person, session, nonce) {
      const tokens = await issue(realm, person, session, nonce);
      const kept = working(person);
      await save(realm.pool, { ...person, ...kept, RefreshTokens: [...kept.RefreshTokens, tokens.RefreshToken] });
      return tokens;
    },
    async refresh(realm, refreshToken) {
      const { client, pool } = realm;
      const { session, clientId } = issuer.sessionOf(refreshToken) ?? {};
      const person: Person | null = await pool.getUserByRefreshToken(context, refreshToken);
      if (!session || !person || clientId !== client.ClientId) throw notAuthorized('Invalid Refresh Token');
      if (!person.Enabled) throw notAuthorized('User is disabled.');
      const kept = working(person);
      if (!kept.RefreshTokens.includes(refreshToken)) throw notAuthorized('Invalid Refresh Token');
      const { RefreshToken, ...tokens } = await issue(realm, person, session);
      const rotation = client.RefreshTokenRotation;
      if (rotation?.Feature !== 'ENABLED') return tokens;
      const until = Date.now() + (rotation.RetryGracePeriodSeconds ?? 0) * 1000;
      await save(pool, {
        ...person,
        RefreshTokens: [...kept.RefreshTokens, RefreshToken],
        RetiredTokens: { [refreshToken]: until, ...kept.RetiredTokens },
      });
      return { ...tokens, RefreshToken };
    },
    async revoke({ pool }, refreshToken) {
      const person = await pool.getUserByRefreshToken(context, refreshToken);
      if (!person) return;
      await save(pool, { ...person, RefreshTokens: person.RefreshTokens.filter((token) => token !== refreshToken) });
    },
    signOut: (pool, person) => save(pool, { ...person, RefreshTokens: [], SignedOutAt: Math.floor(Date.now() / 1000) }),
  };
}
