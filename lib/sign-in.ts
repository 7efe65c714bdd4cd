import { Duration } from 'aws-cdk-lib';
import { OAuthScope, UserPoolClient, UserPoolClientIdentityProvider } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { notebookScope } from '../contract/operations/notebooks.ts';
import type { Identity } from './data/identity.ts';

/**
 * The web application as a client of the user pool: authorization code with PKCE and no secret, returning only to the
 * site. A session lasts a day (SPEC section 9); each refresh replaces the refresh token, and the old one works for
 * another minute, so that two tabs do not sign each other out.
 */
export class SignIn extends Construct {
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { identity, siteUrl }: { identity: Identity; siteUrl: string }) {
    super(scope, id);
    this.client = new UserPoolClient(this, 'Web', {
      userPool: identity.userPool,
      generateSecret: false,
      // Rotation excludes the older refresh flow, which Cognito allows whenever no flow is listed.
      authFlows: { userSrp: true },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [
          OAuthScope.OPENID,
          OAuthScope.PROFILE,
          OAuthScope.EMAIL,
          // Stated by its name: the resource server is made with the user pool, in the stack before this one.
          OAuthScope.custom(`${notebookScope.server}/${notebookScope.name}`),
        ],
        callbackUrls: [`${siteUrl}/login`, `${siteUrl}/`],
        logoutUrls: [`${siteUrl}/`],
      },
      supportedIdentityProviders: [UserPoolClientIdentityProvider.COGNITO],
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(1),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });
  }
}
