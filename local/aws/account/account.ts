import { accountId, type Service } from '../service.ts';
import { createCertificates } from './certificates.ts';
import { createCloudFormation, type LocalStack } from './cloudformation.ts';
import { createCloudFront } from './cloudfront.ts';
import { createHostedZones } from './hosted-zones.ts';
import { createSts } from './sts.ts';

/**
 * The state of an AWS account beyond a template's resources. By default, the account is ready for a deployment; tests
 * change the properties to plant problems.
 */
export interface LocalAccount {
  id: string;
  /** Qualifier in the names of the resources that CDK's bootstrap stacks created. */
  bootstrapQualifier: string;
  /** Versions of CDK's bootstrap stacks by region. */
  bootstrapVersions: Record<string, number>;
  /** Lambda's quota of concurrent executions; 10 in a new account. */
  concurrentExecutions: number;
  /** Ids of custom response headers policies. */
  responseHeadersPolicies: string[];
  /** Certificates by ARN. */
  certificates: Record<string, { domainName: string; status: string }>;
  /** Names of hosted zones by id. */
  hostedZones: Record<string, string>;
  /** Stacks by name. */
  stacks: Record<string, LocalStack>;
  /** Names of queues besides those of the template. */
  queues: string[];
  email: LocalEmailAccount;
}

/** The account's state in SES. */
export interface LocalEmailAccount {
  isInSandbox: boolean;
  isSendingEnabled: boolean;
  perDay: number;
  perSecond: number;
  /** Whether an identity is verified, by domain or email address; others do not exist. */
  identities: Record<string, boolean>;
}

/** Creates an account that is ready for a deployment. */
export const createLocalAccount = (): LocalAccount => ({
  id: accountId,
  bootstrapQualifier: 'hnb659fds',
  bootstrapVersions: { 'us-east-1': 30 },
  concurrentExecutions: 1_000,
  responseHeadersPolicies: [],
  certificates: {},
  hostedZones: {},
  stacks: {},
  queues: [],
  email: { isInSandbox: false, isSendingEnabled: true, perDay: 50_000, perSecond: 200, identities: {} },
});

/** Creates the stand-ins for calls about the account. Functions do not call them. */
export const createAccountServices = (account: LocalAccount): Service[] => [
  createSts(account),
  createCloudFormation(account),
  createCloudFront(account),
  createHostedZones(account),
  createCertificates(account),
];
