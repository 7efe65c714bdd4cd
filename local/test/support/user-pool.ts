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

/** Sends through SES with a configuration set. */
const emailThroughSes = { EmailSendingAccount: 'DEVELOPER', ConfigurationSet: 'shop' };

/**
 * Starts a user pool with one web client, as a template defines it. `more` extends the client; `EmailConfiguration` says
 * how the pool sends.
 */
export const startIdentity = (
  dataDirectory: string,
  more: Record<string, unknown> = {},
  EmailConfiguration: Record<string, unknown> | undefined = emailThroughSes,
) =>
  serve(async (url) => {
    const clock = await createClock(dataDirectory);
    const inbox = await createInbox(dataDirectory, clock);
    const accepted: SendEmailRequest[] = [];
    const emailEvents = { accepted: (_: string, email: SendEmailRequest) => void accepted.push(email) };
    const { service, accounts, quotas } = await createCognito({
      dataDirectory,
      publicUrl: url,
      inbox,
      emailEvents,
      clock,
    });
    const pool = await service.create(
      resource('UserPool', 'People', {
        UsernameAttributes: ['email'],
        AutoVerifiedAttributes: ['email'],
        Policies: { PasswordPolicy: passwordPolicy },
        EmailConfiguration,
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
      clock,
      inbox,
      quotas,
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
