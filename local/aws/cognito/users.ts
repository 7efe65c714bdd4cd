import { CognitoError } from 'cognito-local/lib/errors.js';
import type { User, UserPoolService } from 'cognito-local/lib/services/userPoolService.js';
import { dictionary } from '#local/dictionary.ts';
import type { Engine } from './engine.ts';
import type { Client } from './resources.ts';
import type { IssuedTokens, SignInSession, TokenIssuer } from './tokens.ts';

/** A user, with the fields that cognito-local lacks. */
export type PoolUser = User & {
  /** Rotated refresh tokens within their grace period, with their expiry in milliseconds since 1970. */
  RetiredTokens?: Record<string, number>;
  /** Seconds since 1970; access tokens issued earlier are revoked. */
  SignedOutAt?: number;
};

/** A client and the pool it belongs to. */
export interface UserPoolContext {
  client: Client;
  pool: UserPoolService;
}

/** The users of the pools and their sign-ins. Rejects with `CognitoError`s under Cognito's names. */
export interface Users {
  poolContext(clientId: string): Promise<UserPoolContext>;
  find(pool: UserPoolService, username: string): Promise<PoolUser | undefined>;
  save(pool: UserPoolService, user: PoolUser): Promise<void>;
  /** Finds a user by password. An unknown user fails like a wrong password. */
  checkPassword(pool: UserPoolService, username: string, password: string): Promise<PoolUser>;
  /** Issues tokens without storing the refresh token, which therefore cannot be used. */
  issue(poolContext: UserPoolContext, user: PoolUser, session: SignInSession, nonce?: string): Promise<IssuedTokens>;
  signIn(poolContext: UserPoolContext, user: PoolUser, session: SignInSession, nonce?: string): Promise<IssuedTokens>;
  /** Exchanges a refresh token for new tokens, including a new refresh token if the client rotates them. */
  refresh(
    poolContext: UserPoolContext,
    refreshToken: string,
  ): Promise<Omit<IssuedTokens, 'RefreshToken'> & { RefreshToken?: string }>;
  /** Revokes a refresh token, if it exists. */
  revoke(poolContext: UserPoolContext, refreshToken: string): Promise<void>;
  /** Revokes all tokens of a user. */
  signOut(pool: UserPoolService, user: PoolUser): Promise<void>;
}

/** Usernames are case-insensitive, the default for pools created today. */
export const normalizeUsername = (username: string) =>
  username.includes('@') ? username.trim().toLowerCase() : username;

export const notAuthorized = (message = 'Incorrect username or password.') =>
  new CognitoError('NotAuthorizedException', message);

export function createUsers({ cognito, context }: Engine, issuer: TokenIssuer): Users {
  const save = (pool: UserPoolService, user: PoolUser) => pool.saveUser(context, user);

  /** Unexpired refresh tokens and unexpired retired ones. */
  function findActiveTokens(user: PoolUser): Pick<PoolUser, 'RefreshTokens' | 'RetiredTokens'> {
    const unexpired = Object.entries(user.RetiredTokens ?? {}).filter(([, until]) => until > Date.now());
    const isRetired = (token: string) =>
      user.RetiredTokens?.[token] !== undefined && !unexpired.some(([name]) => name === token);
    const isExpired = (token: string) => issuer.sessionOf(token) === undefined;
    return {
      RefreshTokens: user.RefreshTokens.filter((token) => !isRetired(token) && !isExpired(token)),
      RetiredTokens: dictionary(unexpired),
    };
  }

  async function issue({ client, pool }: UserPoolContext, user: PoolUser, session: SignInSession, nonce?: string) {
    const groups = await pool.listUserGroupMembership(context, user);
    return issuer.issue(user, groups, client, session, nonce);
  }

  return {
    issue,
    save,
    async poolContext(clientId) {
      const client = clientId ? await cognito.getAppClient(context, clientId) : null;
      if (!client) throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
      return { client, pool: await cognito.getUserPool(context, client.UserPoolId) };
    },
    async find(pool, username) {
      return (username && (await pool.getUserByUsername(context, normalizeUsername(username)))) || undefined;
    },
    async checkPassword(pool, username, password) {
      const user = await this.find(pool, username);
      if (!user || user.Password !== password) throw notAuthorized();
      if (!user.Enabled) throw notAuthorized('User is disabled.');
      if (user.UserStatus === 'UNCONFIRMED') {
        throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
      }
      if (user.UserStatus !== 'CONFIRMED') {
        throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
      }
      return user;
    },
    async signIn(poolContext, user, session, nonce) {
      const tokens = await issue(poolContext, user, session, nonce);
      const activeTokens = findActiveTokens(user);
      await save(poolContext.pool, {
        ...user,
        ...activeTokens,
        RefreshTokens: [...activeTokens.RefreshTokens, tokens.RefreshToken],
      });
      return tokens;
    },
    async refresh(poolContext, refreshToken) {
      const { client, pool } = poolContext;
      const { session, clientId } = issuer.sessionOf(refreshToken) ?? {};
      const user: PoolUser | null = await pool.getUserByRefreshToken(context, refreshToken);
      if (!session || !user || clientId !== client.ClientId) throw notAuthorized('Invalid Refresh Token');
      if (!user.Enabled) throw notAuthorized('User is disabled.');
      const activeTokens = findActiveTokens(user);
      if (!activeTokens.RefreshTokens.includes(refreshToken)) throw notAuthorized('Invalid Refresh Token');
      const { RefreshToken, ...tokens } = await issue(poolContext, user, session);
      const rotation = client.RefreshTokenRotation;
      if (rotation?.Feature !== 'ENABLED') return tokens;
      const until = Date.now() + (rotation.RetryGracePeriodSeconds ?? 0) * 1000;
      await save(pool, {
        ...user,
        RefreshTokens: [...activeTokens.RefreshTokens, RefreshToken],
        RetiredTokens: { [refreshToken]: until, ...activeTokens.RetiredTokens },
      });
      return { ...tokens, RefreshToken };
    },
    async revoke({ pool }, refreshToken) {
      const user = await pool.getUserByRefreshToken(context, refreshToken);
      if (!user) return;
      await save(pool, { ...user, RefreshTokens: user.RefreshTokens.filter((token) => token !== refreshToken) });
    },
    signOut: (pool, user) => save(pool, { ...user, RefreshTokens: [], SignedOutAt: Math.floor(Date.now() / 1000) }),
  };
}
