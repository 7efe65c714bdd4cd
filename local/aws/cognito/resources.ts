import type { AppClient } from 'cognito-local/lib/services/appClient.js';
import { USER_POOL_AWS_DEFAULTS } from 'cognito-local/lib/services/cognitoService.js';
import type { UserPool } from 'cognito-local/lib/services/userPoolService.js';
import { stableId } from '#local/template/stable-ids.ts';
import type { CreatedResource, ResourceDescription } from '../service.ts';
import { accountId, region } from '../service.ts';
import { findTemplateProblem } from './code-email.ts';
import type { Engine } from './engine.ts';

/** Client properties that cognito-local lacks. */
export type Client = AppClient & { RefreshTokenRotation?: { Feature: string; RetryGracePeriodSeconds?: number } };

const poolIdAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const apiHost = `cognito-idp.${region}.amazonaws.com`;

export const poolArn = (poolId: string) => `arn:aws:cognito-idp:${region}:${accountId}:userpool/${poolId}`;

/** Standard attributes plus the template's own, prefixed with `custom:`. */
function schemaOf(customAttributes: UserPool['SchemaAttributes'] = []): UserPool['SchemaAttributes'] {
  const standard = USER_POOL_AWS_DEFAULTS.SchemaAttributes ?? [];
  const isStandard = (name = '') => standard.some((attribute) => attribute.Name === name);
  return [
    ...standard.map((attribute) => ({ ...attribute, ...customAttributes.find(({ Name }) => Name === attribute.Name) })),
    ...customAttributes
      .filter(({ Name }) => !isStandard(Name))
      .map((attribute) => ({ ...attribute, Name: `custom:${attribute.Name}` })),
  ];
}

async function createPool(engine: Engine, resource: ResourceDescription, baseUrl: string): Promise<CreatedResource> {
  const { UserPoolName, Schema, LambdaConfig, ...properties } = resource.properties as Partial<UserPool> & {
    UserPoolName?: string;
    Schema?: UserPool['SchemaAttributes'];
  };
  if (LambdaConfig && Object.keys(LambdaConfig).length > 0) {
    throw new Error(`${resource.logicalId}: the local Cognito does not support triggers (LambdaConfig).`);
  }
  const asked = Schema?.filter(({ Name, Required }) => Required && Name !== 'email') ?? [];
  if (asked.length > 0) {
    throw new Error(
      `${resource.logicalId}: the local sign-up page asks for an email address only, not for more attributes.`,
    );
  }
  const problem = findTemplateProblem(properties);
  if (problem) throw new Error(`${resource.logicalId}: ${problem}`);
  const id = `${region}_${stableId(resource, 9, poolIdAlphabet)}`;
  const pool = {
    ...USER_POOL_AWS_DEFAULTS,
    ...properties,
    Id: id,
    Arn: poolArn(id),
    Name: UserPoolName ?? resource.logicalId,
    SchemaAttributes: schemaOf(Schema),
    CreationDate: new Date(),
    LastModifiedDate: new Date(),
  } as UserPool;
  // cognito-local throws synchronously, not through its promise, for an unknown pool.
  const find = async () => engine.cognito.getUserPool(engine.context, id);
  const existing = await find().catch(() => undefined);
  if (!existing) await engine.cognito.createUserPool(engine.context, pool);
  // Creation mixes cognito-local's defaults into the template's values; an update applies them as they are.
  await (await find()).updateOptions(engine.context, {
    ...pool,
    ...(existing && { CreationDate: existing.options.CreationDate }),
  });
  const attributes = {
    UserPoolId: id,
    Arn: poolArn(id),
    ProviderName: `${apiHost}/${id}`,
    ProviderURL: `https://${apiHost}/${id}`,
  };
  return { ref: id, attributes, hosts: { [apiHost]: baseUrl } };
}

async function createClient(engine: Engine, resource: ResourceDescription): Promise<CreatedResource> {
  const { GenerateSecret, ClientName, ...properties } = resource.properties as unknown as Client & {
    GenerateSecret?: boolean;
  };
  if (GenerateSecret) throw new Error(`${resource.logicalId}: the local Cognito does not support client secrets.`);
  const id = stableId(resource, 26, 'abcdefghijklmnopqrstuvwxyz0123456789');
  const existing = await engine.cognito.getAppClient(engine.context, id);
  const client: Client = {
    ...properties,
    ClientId: id,
    ClientName: ClientName ?? resource.logicalId,
    CreationDate: existing?.CreationDate ?? new Date(),
    LastModifiedDate: new Date(),
  };
  const pool = await engine.cognito.getUserPool(engine.context, client.UserPoolId);
  await pool.saveAppClient(engine.context, client);
  return { ref: id, attributes: { ClientId: id, Name: client.ClientName } };
}

/** Creates a domain. The hosted pages are served at `baseUrl` whatever the domain is. */
function createDomain(resource: ResourceDescription, baseUrl: string): CreatedResource {
  const { Domain, CustomDomainConfig } = resource.properties as { Domain: string; CustomDomainConfig?: object };
  const host = CustomDomainConfig ? Domain : `${Domain}.auth.${region}.amazoncognito.com`;
  return { ref: Domain, attributes: { CloudFrontDistribution: host }, hosts: { [host]: baseUrl } };
}

export const resourceTypes = [
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolResourceServer',
  'AWS::Cognito::ManagedLoginBranding',
] as const;

/** A resource server only defines scope names; each client lists those it allows. */
const createResourceServer = (resource: ResourceDescription): CreatedResource => ({
  ref: (resource.properties as { Identifier: string }).Identifier,
  attributes: {},
});

/** Creates a resource or updates the one of an earlier run. Ids stay the same across runs. */
export function createResource(
  engine: Engine,
  resource: ResourceDescription,
  baseUrl: string,
): Promise<CreatedResource> {
  switch (resource.type) {
    case 'AWS::Cognito::UserPool':
      return createPool(engine, resource, baseUrl);
    case 'AWS::Cognito::UserPoolClient':
      return createClient(engine, resource);
    case 'AWS::Cognito::ManagedLoginBranding':
      return Promise.resolve({ ref: resource.logicalId, attributes: {} });
    case 'AWS::Cognito::UserPoolResourceServer':
      return Promise.resolve(createResourceServer(resource));
    default:
      return Promise.resolve(createDomain(resource, baseUrl));
  }
}
