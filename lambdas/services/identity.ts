import { AdminGetUserCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from './aws.ts';
import { environment } from './environment.ts';

/** What the user pool knows of a person. Access tokens carry none of it (reliability rule R6). */
export interface Identity {
  email: string;
  isEmailVerified: boolean;
  name: string;
}

let client: CognitoIdentityProviderClient | undefined;

/** The one user-pool client of this environment, made at the first call. */
export const userPool = (): CognitoIdentityProviderClient => {
  client ??= new CognitoIdentityProviderClient(clientSettings);
  return client;
};

/** Looks a person up, as of now, by the user name in their token. */
export const getIdentity = async (username: string): Promise<Identity> => {
  const { UserAttributes = [] } = await userPool().send(
    new AdminGetUserCommand({ UserPoolId: environment('USER_POOL_ID'), Username: username }),
  );
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    email: attribute('email'),
    isEmailVerified: attribute('email_verified') === 'true',
    name: attribute('name'),
  };
};
