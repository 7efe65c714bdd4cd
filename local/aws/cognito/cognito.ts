import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseJson } from '#local/dictionary.ts';
import { toPages } from '#local/http.ts';
import { requireSameSite } from '#local/request-guard.ts';
import type { Clock, Service } from '../service.ts';
import type { EmailEvents } from '../ses/events.ts';
import type { Inbox } from '../ses/inbox.ts';
import type { LocalAccounts } from './accounts.ts';
import { createAccounts } from './accounts.ts';
import { createAuthorizationCodes } from './authorization.ts';
import type { Branding } from './branding.ts';
import { readBranding } from './branding.ts';
import { composeCodeEmail } from './code-email.ts';
import type { EngineOptions } from './engine.ts';
import { createEngine } from './engine.ts';
import { createHostedPages } from './hosted-pages.ts';
import { openTokenKeys } from './keys.ts';
import { createOperations, isPublicTarget } from './operations.ts';
import { createQuotas, type Quotas } from './quotas.ts';
import { createRequestHandler } from './request-handler.ts';
import { createResource, poolArn, resourceTypes } from './resources.ts';
import { createTokenIssuer } from './tokens.ts';
import { createUsers } from './users.ts';

export interface CognitoOptions {
  dataDirectory: string;
  /** Origin of the platform, e.g. `http://localhost:4000`. */
  publicUrl: string;
  /** Receives the codes of sign-ups and password resets. */
  inbox: Inbox;
  /** Publishes the events of codes sent with a configuration set. */
  emailEvents: Pick<EmailEvents, 'accepted'>;
  /** Says which day it is for the quota of emails. */
  clock: Pick<Clock, 'now'>;
}

export interface Cognito {
  service: Service;
  accounts: LocalAccounts;
  quotas: Pick<Quotas, 'setCallsPerSecond'>;
}

/** Path of the hosted pages and the JSON API on the platform's port. */
const cognitoPath = '/_local/cognito';

/**
 * Creates the stand-in for Cognito user pools. cognito-local stores the users and does most operations in this process;
 * tokens, hosted pages and missing operations are implemented here. Tokens are signed with a key of the data directory
 * and carry the pool's local `ProviderURL` as issuer.
 */
export async function createCognito({
  dataDirectory,
  publicUrl,
  inbox,
  emailEvents,
  clock,
}: CognitoOptions): Promise<Cognito> {
  const directory = join(dataDirectory, 'cognito');
  const baseUrl = new URL(cognitoPath, publicUrl);
  const issuerOf = (poolId: string) => `${baseUrl.href}/${poolId}`;
  const keys = await openTokenKeys(directory);
  const quotas = createQuotas(clock);
  const issuer = createTokenIssuer(keys, issuerOf);
  const deliverCode: EngineOptions['deliverCode'] = async (poolId, user, to, code) => {
    const { options } = await engine.cognito.getUserPool(engine.context, poolId);
    quotas.countEmail(options);
    const email = composeCodeEmail(options, user, to, code);
    await inbox.deliver(email);
    const { ConfigurationSet } = (options.EmailConfiguration ?? {}) as { ConfigurationSet?: string };
    if (ConfigurationSet === undefined) return;
    emailEvents.accepted(randomUUID(), {
      FromEmailAddress: email.headers.From ?? '',
      Destination: { ToAddresses: [to] },
      ConfigurationSetName: ConfigurationSet,
    });
  };
  const engine = await createEngine({ directory: join(directory, 'pools'), issuer, deliverCode });
  const users = createUsers(engine, issuer);
  const operations = createOperations({ engine, users, keys, deliverCode, quotas });
  const codes = createAuthorizationCodes();
  const brandings = new Map<string, Branding>();
  let lastClientId: string | undefined;

  const handleRequest = createRequestHandler({
    users,
    operations,
    codes,
    keys,
    base: cognitoPath,
    baseUrl: baseUrl.href,
    hostedPages: createHostedPages(users, operations, codes),
    inboxUrl: new URL('/_local/#inbox', publicUrl).href,
    brandings,
  });

  return {
    quotas,
    accounts: createAccounts({ engine, users, keys, issuerOf, clientId: () => lastClientId }),
    service: {
      signingNames: ['cognito-idp'],
      resourceTypes,
      pages: { [cognitoPath]: toPages(requireSameSite(handleRequest)) },
      async create(resource) {
        const created = await createResource(engine, resource, `${baseUrl.host}${baseUrl.pathname}`);
        if (resource.type === 'AWS::Cognito::UserPoolClient') lastClientId = created.ref;
        if (resource.type === 'AWS::Cognito::ManagedLoginBranding') brandings.set(...readBranding(resource));
        return created;
      },
      authorizationRequests({ headers, body }) {
        const { UserPoolId } = parseJson(body.toString('utf8') || '{}') as { UserPoolId?: string };
        const target = headers['x-amz-target']?.split('.').pop() ?? '';
        if (isPublicTarget(target)) return [];
        return [{ action: `cognito-idp:${target}`, resource: UserPoolId ? poolArn(UserPoolId) : '*' }];
      },
      handle: ({ headers, body }) => {
        const target = headers['x-amz-target']?.split('.').pop() ?? '';
        return operations.reply(target, parseJson(body.toString('utf8') || '{}') as Record<string, unknown>);
      },
    },
  };
}
