import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '#contract/problem.ts';
import { toPlainLine } from '#contract/rules/plain-line.ts';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';

/** A person's attributes in the user pool. Access tokens carry none of them (docs/reliability.md#verified-email). */
export interface Identity {
  email: string;
  isEmailVerified: boolean;
  /** One line of at most 100 characters, as in a profile. */
  name: string;
}

let client: CognitoIdentityProviderClient | undefined;

/** Returns this environment's user pool client, created at the first call. */
const userPool = (): CognitoIdentityProviderClient => {
  client ??= new CognitoIdentityProviderClient(awsClientConfig);
  return client;
};

const isNotFound = (error: unknown): boolean => (error as Error).name === 'UserNotFoundException';

/** Reads a person by username; returns undefined when the account is gone. */
export const findIdentity = async (username: string): Promise<Identity | undefined> => {
  const found = await userPool()
    .send(new AdminGetUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: username }))
    .catch((error: unknown) => {
      if (isNotFound(error)) return undefined;
      throw error;
    });
  if (!found) return undefined;
  const { UserAttributes = [] } = found;
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    email: attribute('email'),
    isEmailVerified: attribute('email_verified') === 'true',
    name: toPlainLine(attribute('name'), 100),
  };
};

/**
 * Reads a person by username.
 * @throws `not-signed-in` for a token that has outlived its account
 */
export const getIdentity = async (username: string): Promise<Identity> => {
  const identity = await findIdentity(username);
  if (!identity) throw new Problem('not-signed-in', 'This account was deleted.');
  return identity;
};

/** Signs a person out everywhere by revoking all refresh tokens; succeeds when the account is gone. */
export const endSessions = async (username: string): Promise<void> => {
  try {
    await userPool().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: environment('USER_POOL_ID'), Username: username }),
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};

/** Signs a person out everywhere and deletes the user; succeeds when the account is gone. */
export const deleteIdentity = async (username: string): Promise<void> => {
  await endSessions(username);
  try {
    await userPool().send(new AdminDeleteUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: username }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};
