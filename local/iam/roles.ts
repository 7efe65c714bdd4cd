import { accountId, type CreatedResource, type ResourceDescription } from '../aws/service.ts';
import type { ResourceProvider } from '../template/resources.ts';
import { compilePolicy, type Policy, type PolicyDocument } from './policy.ts';

/** The roles of the template and their policies. */
export interface Roles extends ResourceProvider {
  /** Returns the policy of a role by ARN. An unknown role allows nothing. */
  policyOf(roleArn: string): Policy;
  /** Whether a role's trust policy names an AWS service such as `scheduler.amazonaws.com`. */
  trusts(roleArn: string, service: string): boolean;
}

interface IamProperties {
  RoleName?: string;
  Policies?: { PolicyDocument: PolicyDocument }[];
  PolicyDocument?: PolicyDocument;
  Roles?: string[];
  AssumeRolePolicyDocument?: { Statement: TrustStatement[] };
}

interface TrustStatement {
  Effect: 'Allow' | 'Deny';
  Principal: { Service?: string | string[] };
}

const servicesOf = ({ Statement }: { Statement: TrustStatement[] }): string[] =>
  Statement.filter(({ Effect }) => Effect === 'Allow').flatMap(({ Principal }) => Principal.Service ?? []);

const arnOf = (roleName: string): string => `arn:aws:iam::${accountId}:role/${roleName}`;

/** Collects roles and inline policies. AWS managed policies (log writing) are ignored and grant nothing. */
export const createRoles = (): Roles => {
  const documents = new Map<string, PolicyDocument[]>();
  const compiled = new Map<string, Policy>();
  const trusted = new Map<string, string[]>();

  const attach = (roleName: string, attached: PolicyDocument[]): void => {
    const arn = arnOf(roleName);
    documents.set(arn, [...(documents.get(arn) ?? []), ...attached]);
    compiled.delete(arn);
  };

  return {
    resourceTypes: ['AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'],

    create: async (resource: ResourceDescription): Promise<CreatedResource> => {
      const properties = resource.properties as IamProperties;
      const name = properties.RoleName ?? `${resource.stackName}-${resource.logicalId}`;
      if (resource.type === 'AWS::IAM::Role') {
        trusted.set(arnOf(name), servicesOf(properties.AssumeRolePolicyDocument ?? { Statement: [] }));
        attach(name, properties.Policies?.map((policy) => policy.PolicyDocument) ?? []);
        return { ref: name, attributes: { Arn: arnOf(name), RoleId: name } };
      }
      for (const role of properties.Roles ?? []) {
        if (properties.PolicyDocument) attach(role, [properties.PolicyDocument]);
      }
      return { ref: name, attributes: { PolicyArn: `arn:aws:iam::${accountId}:policy/${name}`, Id: name } };
    },

    trusts: (roleArn, service) => trusted.get(roleArn)?.includes(service) ?? false,

    policyOf: (roleArn) => {
      const cached = compiled.get(roleArn);
      if (cached) return cached;
      const policy = compilePolicy(documents.get(roleArn) ?? []);
      compiled.set(roleArn, policy);
      return policy;
    },
  };
};
