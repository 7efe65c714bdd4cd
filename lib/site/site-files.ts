import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { sourcesWithOrigin } from './source-with-origin.ts';

interface SiteFilesProps {
  bucket: IBucket;
  /** Folder of the built web application. */
  web: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  /** What the application reads at run time; public, so nothing secret. */
  config: Record<string, unknown>;
  logRetention: RetentionDays;
}

/**
 * Puts the built application into the site bucket. Files under `assets/` have their hash in the name: kept for ever by
 * browsers, and never removed here, so a page opened before a deployment still finds its parts. Everything else is
 * asked for anew each time, and goes when the build no longer has it.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, web, siteUrl, config, logRetention }: SiteFilesProps) {
    super(scope, id);
    // Without one of ours, CDK makes a group that keeps the log for two years and outlives the stack.
    const logGroup = new LogGroup(this, 'Logs', { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
    const assets = new BucketDeployment(this, 'Assets', {
      sources: [Source.asset(join(web, 'assets'))],
      destinationBucket: bucket,
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
      memoryLimit: 512,
      logGroup,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [...sourcesWithOrigin(web, siteUrl, 'assets'), Source.jsonData('config.json', config)],
      destinationBucket: bucket,
      cacheControl: [CacheControl.noCache()],
      prune: true,
      exclude: ['assets/*'],
      memoryLimit: 512,
      logGroup,
    });
    // A page must not be there before what it loads.
    pages.node.addDependency(assets);
  }
}
