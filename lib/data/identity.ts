import { Aws, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  ManagedLoginVersion,
  ResourceServerScope,
  UserPool,
  type UserPoolDomain,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { type EmailContent, renderHtml } from '#contract/email/render-email.ts';
import { notebookScope } from '#contract/operations/notebooks.ts';
import { configurationSetName } from '../names.ts';
import { stackUuid } from '../stack-tokens.ts';
import type { Stage } from '../stages.ts';

/**
 * The email with a code. Cognito has one template for new accounts, changed email addresses and password resets, so the
 * text fits all three. Cognito replaces `{####}`, and accepts a code for 24 hours or, for a new password, for one hour.
 */
const codeEmail: EmailContent = {
  heading: `Your ${brand.name} code`,
  paragraphs: [
    'Enter this code on the page that asked for it: to confirm your email address, or to choose a new password.',
  ],
  code: '{####}',
  facts: [
    { label: 'Email address', value: 'valid for 24 hours' },
    { label: 'New password', value: 'valid for 1 hour' },
  ],
  after: [
    'If you did not request a code, you can ignore this email. Nothing changes unless the code is entered.',
    `Never share this code. ${brand.name} will never ask you for it.`,
  ],
};

/** User accounts, and the hosted pages for sign-up and sign-in. */
export class Identity extends Construct {
  readonly userPool: UserPool;
  readonly hostedLogin: UserPoolDomain;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.userPool = new UserPool(this, 'UserPool', {
      userPoolName: `${brand.slug}-${stage.name}`,
      featurePlan: FeaturePlan.ESSENTIALS,
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      standardAttributes: { email: { required: true, mutable: true }, fullname: { mutable: true } },
      autoVerify: { email: true },
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: `Your ${brand.name} code`,
        emailBody: renderHtml(codeEmail),
      },
      // The original address stays active until the new one is confirmed (docs/reliability.md#verified-email).
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: 10,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: this.email(stage),
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.userPool.addResourceServer('Notebooks', {
      identifier: notebookScope.server,
      userPoolResourceServerName: 'Notebooks',
      scopes: [
        new ResourceServerScope({ scopeName: notebookScope.name, scopeDescription: 'Start a notebook session' }),
      ],
    });
    this.hostedLogin = this.userPool.addDomain('HostedLogin', {
      cognitoDomain: { domainPrefix: this.prefix(stage) },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
  }

  /** The `iss` claim of every token. */
  get issuer(): string {
    return this.userPool.userPoolProviderUrl;
  }

  /** Scheme and host of the Cognito API, the base of the issuer. */
  get endpoint(): string {
    return Fn.join('//', [Fn.select(0, Fn.split('//', this.issuer)), Fn.select(2, Fn.split('/', this.issuer))]);
  }

  /** Host of the hosted sign-in pages. */
  get hostedLoginDomain(): string {
    return `${this.hostedLogin.domainName}.auth.${Aws.REGION}.amazoncognito.com`;
  }

  /** Returns a unique and stable domain prefix, with part of the stack's id: all AWS customers share one namespace. */
  private prefix(stage: Stage): string {
    return Fn.join('-', [brand.slug, stage.name, Fn.select(0, Fn.split('-', stackUuid(this)))]);
  }

  /** Cognito rejects an unverified SES identity, so a stage without one uses Cognito's own email. */
  private email(stage: Stage): UserPoolEmail {
    const { email } = stage;
    if (!email.signUpThroughSes || email.identity === undefined) return UserPoolEmail.withCognito();
    const [, name = '', fromEmail = ''] = /^(.*) <(.*)>$/.exec(email.sender) ?? [];
    return UserPoolEmail.withSES({
      fromName: name,
      fromEmail: fromEmail,
      sesRegion: Aws.REGION,
      // Lets bounces of sign-up emails raise the same alarms as other bounces.
      configurationSetName: configurationSetName(stage),
      ...(!email.identity.includes('@') && { sesVerifiedDomain: email.identity }),
    });
  }
}
