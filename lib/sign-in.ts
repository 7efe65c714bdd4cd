import { Duration } from 'aws-cdk-lib';
import {
  CfnManagedLoginBranding,
  OAuthScope,
  UserPoolClient,
  UserPoolClientIdentityProvider,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { notebookScope } from '#contract/operations/notebooks.ts';
import type { Identity } from './data/identity.ts';
import { loginBrandingAssets, loginBrandingSettings } from './login-branding.ts';

/**
 * The web application as a client of the user pool: authorization code with PKCE, no secret, redirects only to the
 * site. A session lasts a day (docs/product.md#constants). Each refresh rotates the refresh token; the old one stays
 * valid for a minute, so that two tabs do not sign each other out.
 */
export class SignIn extends Construct {
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { identity, siteUrl }: { identity: Identity; siteUrl: string }) {
    super(scope, id);
    this.client = new UserPoolClient(this, 'Web', {
      userPool: identity.userPool,
      generateSecret: false,
      // Without a listed flow, Cognito allows the legacy refresh flow, which token rotation forbids.
      authFlows: { userSrp: true },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [
          OAuthScope.OPENID,
          OAuthScope.PROFILE,
          OAuthScope.EMAIL,
          // By name, because the resource server is in another stack.
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
    // Managed login shows no page for a client without branding.
    new CfnManagedLoginBranding(this, 'Branding', {
      userPoolId: identity.userPool.userPoolId,
      clientId: this.client.userPoolClientId,
      settings: loginBrandingSettings,
      assets: loginBrandingAssets,
    });
  }
}
