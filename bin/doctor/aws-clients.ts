import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { installPackages, optionalPackages } from '../optional-packages.ts';

/** Settings of every client. */
export interface ClientSettings {
  region?: string;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** Milliseconds. */
  requestHandler?: { connectionTimeout: number };
}

/** Clients of the optional packages, limited to the calls and fields that our commands use. */
export interface AwsClients {
  sts: { getCallerIdentity(input: object): Promise<{ Account: string; Arn: string }> };
  cloudFormation: {
    describeStacks(input: { NextToken?: string }): Promise<{
      Stacks?: {
        StackName: string;
        StackStatus: string;
        StackStatusReason?: string;
        EnableTerminationProtection?: boolean;
      }[];
      NextToken?: string;
    }>;
    listStackResources(input: { StackName: string; NextToken?: string }): Promise<{
      StackResourceSummaries?: { PhysicalResourceId?: string }[];
      NextToken?: string;
    }>;
    setStackPolicy(input: { StackName: string; StackPolicyBody: string }): Promise<unknown>;
  };
  cloudFront: {
    listResponseHeadersPolicies(input: {
      Type: 'custom';
      Marker?: string;
    }): Promise<{ ResponseHeadersPolicyList?: { Quantity?: number; NextMarker?: string } }>;
  };
  route53: { getHostedZone(input: { Id: string }): Promise<{ HostedZone?: { Name?: string } }> };
  acm: {
    describeCertificate(input: {
      CertificateArn: string;
    }): Promise<{ Certificate?: { Status?: string; DomainName?: string } }>;
  };
  lambda: { getAccountSettings(input: object): Promise<{ AccountLimit?: { ConcurrentExecutions?: number } }> };
  sqs: {
    listQueues(input: {
      QueueNamePrefix: string;
      MaxResults: number;
      NextToken?: string;
    }): Promise<{ QueueUrls?: string[]; NextToken?: string }>;
  };
  logs: {
    filterLogEvents(input: {
      logGroupName: string;
      filterPattern: string;
      startTime: number;
      limit: number;
      nextToken?: string;
    }): Promise<{ events?: { message?: string }[]; nextToken?: string }>;
    testMetricFilter(input: { filterPattern: string; logEventMessages: string[] }): Promise<{
      matches?: { eventNumber?: number }[];
    }>;
  };
}

/** Package and class of each client. */
const packages: Record<keyof AwsClients, [name: string, className: string]> = {
  sts: ['sts', 'STS'],
  cloudFormation: ['cloudformation', 'CloudFormation'],
  cloudFront: ['cloudfront', 'CloudFront'],
  route53: ['route-53', 'Route53'],
  acm: ['acm', 'ACM'],
  lambda: ['lambda', 'Lambda'],
  sqs: ['sqs', 'SQS'],
  logs: ['cloudwatch-logs', 'CloudWatchLogs'],
};

/** Creates a client; its packages are installed on first use (decision record 0040). */
export const awsClient = <Name extends keyof AwsClients>(name: Name, settings: ClientSettings): AwsClients[Name] => {
  installPackages(optionalPackages.doctor);
  const [packageName, className] = packages[name];
  const load = createRequire(resolve(optionalPackages.doctor, 'package.json'));
  const { [className]: Client } = load(`@aws-sdk/client-${packageName}`) as Record<
    string,
    new (
      settings: ClientSettings,
    ) => AwsClients[Name]
  >;
  if (!Client) throw new Error(`@aws-sdk/client-${packageName} has no ${className}.`);
  return new Client(settings);
};

/** Reads all pages of a list; `read` gets the token of the next page. */
export const allPages = async <Page>(
  read: (token?: string) => Promise<Page>,
  tokenOf: (page: Page) => string | undefined,
): Promise<Page[]> => {
  const pages: Page[] = [];
  let token: string | undefined;
  do {
    const page = await read(token);
    pages.push(page);
    token = tokenOf(page);
  } while (token);
  return pages;
};
