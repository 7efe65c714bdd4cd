import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCognito } from '#local/aws/cognito/cognito.ts';
import type { ResourceDescription } from '#local/aws/service.ts';
import type { SendEmailRequest } from '#local/aws/ses/compose.ts';
import { createInbox } from '#local/aws/ses/inbox.ts';
import { createClock } from '#local/clock.ts';
import { serve } from './serve.ts';

export const newDirectory = () => mkdtemp(join(tmpdir(), 'local-'));

const resource = (type: string, logicalId: string, properties: Record<string, unknown>): ResourceDescription => ({
  type: `AWS::Cognito::${type}`,
  logicalId,
  properties,
  stackName: 'shop-dev',
});

const passwordPolicy = { MinimumLength: 10, RequireNumbers: true, RequireUppercase: true, RequireLowercase: true };

/** Starts a user pool with one web client, as a template defines it. `more` extends the client. */
export const startIdentity = (dataDirectory: string, more: Record<string, unknown> = {}) =>
  serve(async (url) => {
    const inbox = await createInbox(dataDirectory, await createClock(dataDirectory));
    const accepted: SendEmailRequest[] = [];
    const emailEvents = { accepted: (_: string, email: SendEmailRequest) => void accepted.push(email) };
    const { service, accounts } = await createCognito({ dataDirectory, publicUrl: url, inbox, emailEvents });
    const pool = await service.create(
      resource('UserPool', 'People', {
        UsernameAttributes: ['email'],
        AutoVerifiedAttributes: ['email'],
        Policies: { PasswordPolicy: passwordPolicy },
        EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', ConfigurationSet: 'shop' },
      }),
    );
    const client = await service.create(
      resource('UserPoolClient', 'Web', {
        UserPoolId: pool.ref,
        CallbackURLs: [`${url}/back`],
        LogoutURLs: [`${url}/`],
        AllowedOAuthFlows: ['code'],
        AllowedOAuthScopes: ['openid', 'profile', 'email'],
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
        ...more,
      }),
    );
    return {
      inbox,
      accepted,
      service,
      accounts,
      poolId: pool.ref,
      pool,
      clientId: client.ref,
      pages: service.pages ?? {},
    };
  });

export type LocalIdentity = Awaited<ReturnType<typeof startIdentity>>;

/** Returns the latest code emailed to this address. */
export function emailedCodeFor(identity: LocalIdentity, emailAddress: string): string {
  const email = identity.inbox.list().findLast(({ to }) => to === emailAddress);
  return /\b\d{6}\b/.exec(email?.text ?? '')?.[0] ?? '';
}
