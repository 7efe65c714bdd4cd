import type { Metrics } from '../aws/cloudwatch/metrics.ts';
import type { AwsEndpoint } from '../aws/endpoint.ts';
import { createDeployments } from '../aws/s3/deployment.ts';
import type { S3 } from '../aws/s3/s3.ts';
import type { Accounts } from '../aws/service.ts';
import type { Compute } from '../functions/compute.ts';
import { createFunctionUrls } from '../functions/function-url.ts';
import type { Stack } from '../template/assembly.ts';
import type { Hosts } from '../template/hosts.ts';
import type { ResourceProvider } from '../template/resources.ts';
import { originAccessBucket, signedUrlBucket } from './bucket-origin.ts';
import { createDistributions } from './cloudfront/distribution-resources.ts';
import { createHttpApis } from './http-api/api-resources.ts';
import type { Origin } from './origin.ts';

export interface EdgeOptions {
  stacks: readonly Stack[];
  compute: Compute;
  metrics: Metrics;
  s3: S3;
  accounts: Accounts;
  endpoint: AwsEndpoint;
  hosts: Hosts;
  /** Host and port of the platform. */
  publicHost: string;
  /** Product time. */
  now(): Date;
}

/** Everything between viewers and the template's functions and files. */
export interface Edge {
  providers: readonly ResourceProvider[];
  /**
   * The origin of the platform: its distribution or, in a template without one, its HTTP API. Call it once all
   * resources exist. @throws Error when there is no single candidate.
   */
  origin(): Origin;
}

export const createEdge = (options: EdgeOptions): Edge => {
  const { accounts, publicHost, compute, endpoint, hosts, metrics, now, s3, stacks } = options;
  const { fleet, functions, metricFilters } = compute;
  const apis = createHttpApis({ functions, fleet, accounts, metrics, metricFilters, now });
  const functionUrls = createFunctionUrls({ functions, fleet, now });
  const distributions = createDistributions(publicHost, stacks);
  const deployments = createDeployments(stacks, s3, hosts);

  return {
    providers: [apis, functionUrls, distributions, deployments],
    origin: () => {
      const apiOrigins = apis.origins();
      const origins = new Map([...apiOrigins, ...functionUrls.origins()]);
      const [origin = [...apiOrigins.values()][0], another] = distributions.build((domainName, signed) => {
        const bucket = s3.bucketAt(domainName);
        if (!bucket) return origins.get(domainName);
        return signed ? originAccessBucket(s3, bucket) : signedUrlBucket(bucket, endpoint.host, endpoint.dispatch);
      });
      if (!origin || another)
        throw new Error('The stacks must contain exactly one distribution, or exactly one HTTP API.');
      return origin;
    },
  };
};
