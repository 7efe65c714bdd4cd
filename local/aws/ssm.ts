import { parseJson } from '../dictionary.ts';
import { json } from '../http.ts';
import type { LocalAccount } from './account/account.ts';
import { jsonError } from './errors.ts';
import type { AwsRequest, Service } from './service.ts';
import { accountId, region } from './service.ts';

interface Parameter {
  type: string;
  value: string;
}

/** Where CDK's bootstrap stack states its version. */
const bootstrapParameter = (qualifier: string) => `/cdk-bootstrap/${qualifier}/version`;

const arn = (name: string) => `arn:aws:ssm:${region}:${accountId}:parameter/${name.replace(/^\//, '')}`;

const operationOf = (request: AwsRequest) => (request.headers['x-amz-target'] ?? '').replace(/^AmazonSSM\./, '');

function namesIn(request: AwsRequest): string[] {
  const { Name, Names } = parseJson(request.body.toString('utf8') || '{}') as { Name?: string; Names?: string[] };
  return Names ?? (Name === undefined ? [] : [Name]);
}

/**
 * Creates the stand-in for the Parameter Store. A template cannot contain a `SecureString`, so `secureValues` supplies
 * those by name; they take precedence over parameters of the template. The account may have CDK's bootstrap stack in a
 * region.
 */
export function createSsm(
  secureValues: Readonly<Record<string, string>>,
  account: Pick<LocalAccount, 'bootstrapQualifier' | 'bootstrapVersions'>,
): Service {
  const parameters = new Map<string, Parameter>();

  const find = (name: string, region: string): Parameter | undefined => {
    const bootstrapVersion = account.bootstrapVersions[region];
    if (name === bootstrapParameter(account.bootstrapQualifier) && bootstrapVersion !== undefined)
      return { type: 'String', value: String(bootstrapVersion) };
    const secure = secureValues[name];
    return secure === undefined ? parameters.get(name) : { type: 'SecureString', value: secure };
  };

  /** Without WithDecryption, AWS returns ciphertext. */
  const show = (name: string, { type, value }: Parameter, decrypt: boolean) => ({
    Name: name,
    Type: type,
    Value: type === 'SecureString' && !decrypt ? Buffer.from(`sealed:${name}`).toString('base64') : value,
    Version: 1,
    ARN: arn(name),
    DataType: 'text',
  });

  return {
    signingNames: ['ssm'],
    resourceTypes: ['AWS::SSM::Parameter'],
    async create(resource) {
      const {
        Name,
        Type = 'String',
        Value = '',
      } = resource.properties as { Name?: string; Type?: string; Value?: string };
      const name = Name ?? `CFN-${resource.logicalId}`;
      parameters.set(name, { type: Type, value: Value });
      return { ref: name, attributes: { Type, Value, Arn: arn(name) } };
    },
    authorizationRequests: (request) =>
      namesIn(request).map((name) => ({ action: `ssm:${operationOf(request)}`, resource: arn(name) })),
    async handle(request) {
      const { WithDecryption = false } = parseJson(request.body.toString('utf8') || '{}') as {
        WithDecryption?: boolean;
      };
      const names = namesIn(request);
      const found = names.flatMap((name) => {
        const parameter = find(name, request.region);
        return parameter ? [show(name, parameter, WithDecryption)] : [];
      });
      switch (operationOf(request)) {
        case 'GetParameter':
          return found[0]
            ? json(200, { Parameter: found[0] })
            : jsonError(400, 'ParameterNotFound', `${names[0]} not found.`);
        case 'GetParameters':
          return json(200, {
            Parameters: found,
            InvalidParameters: names.filter((name) => !find(name, request.region)),
          });
        default:
          return jsonError(400, 'InvalidAction', `The local Parameter Store does not support ${operationOf(request)}.`);
      }
    },
  };
}
