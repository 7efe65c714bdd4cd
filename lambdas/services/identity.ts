import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '../../contract/problem.ts';
import { toPlainLine } from '../../contract/rules/plain-line.ts';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';

/** What the user pool knows of a person. Access tokens carry none of it (reliability rule R6). */
export interface Identity {
  email: string;
  isEmailVerified: boolean;
  /** One line of at most 100 characters, as a profile takes it. */
  name: string;
}

let client: CognitoIdentityProviderClient | undefined;

/** The one user-pool client of this environment, made at the first call. */
const userPool = (): CognitoIdentityProviderClient => {
  client ??= new CognitoIdentityProviderClient(awsClientConfig);
  return client;
};

const isNotFound = (error: unknown): boolean => (error as Error).name === 'UserNotFoundException';

/** Looks a person up, as of now, by the user name in their token; undefined when the account is gone. */
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

/** Looks a person up who has to be there. Throws `not-signed-in` for a token that has outlived its account. */
export const getIdentity = async (username: string): Promise<Identity> => {
  const identity = await findIdentity(username);
  if (!identity) throw new Problem('not-signed-in', 'This account was deleted.');
  return identity;
};

/** Ends every session of a person: no refresh token of theirs works afterwards. Fine when they are gone already. */
export const endSessions = async (username: string): Promise<void> => {
  try {
    await userPool().send(
      new AdminUserGlobalSignOutCommand({ UserPoolId: environment('USER_POOL_ID'), Username: username }),
    );
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};

/** Ends every session of a person and removes them from the user pool; fine when they are gone already. */
export const deleteIdentity = async (username: string): Promise<void> => {
  await endSessions(username);
  try {
    await userPool().send(new AdminDeleteUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: username }));
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
};
