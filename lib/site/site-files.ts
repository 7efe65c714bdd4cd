import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { brotliMediaTypes, brotliSuffix } from '#contract/brotli-assets.ts';
import { pascal } from '../names.ts';
import { sourcesWithOrigin } from './source-with-origin.ts';

interface SiteFilesProps {
  bucket: IBucket;
  /** Folder of the built web application. */
  web: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  /** Runtime configuration of the application. Public, so no secrets. */
  config: Record<string, unknown>;
  logRetention: RetentionDays;
}

/**
 * Deploys the built application to the site bucket. Files under `assets/` have hashed names: browsers cache them
 * forever, and they are never removed, so that open pages still find their chunks after a deployment. Scripts and
 * stylesheets have copies compressed by the build. Drawings are cached for a day and not removed either, because
 * publishing adds those of new courses. Everything else is revalidated on each request and removed when the build no
 * longer contains it.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { bucket, web, siteUrl, config, logRetention }: SiteFilesProps) {
    super(scope, id);
    // CDK's default log group has a retention of two years and outlives the stack.
    const logGroup = new LogGroup(this, 'Logs', { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
    const deployAssets = (name: string, files: Partial<BucketDeploymentProps>) =>
      new BucketDeployment(this, name, {
        sources: [Source.asset(join(web, 'assets'))],
        destinationBucket: bucket,
        destinationKeyPrefix: 'assets',
        cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
        prune: false,
        memoryLimit: 512,
        logGroup,
        ...files,
      });
    // A deployment applies one encoding and media type to all its files.
    const assets = [
      deployAssets('Assets', { exclude: [`*${brotliSuffix}`] }),
      ...Object.entries(brotliMediaTypes).map(([extension, contentType]) =>
        deployAssets(`${pascal(extension)}Copies`, {
          exclude: ['*'],
          include: [`*.${extension}${brotliSuffix}`],
          contentEncoding: 'br',
          contentType,
        }),
      ),
    ];
    const drawings = new BucketDeployment(this, 'Drawings', {
      sources: [Source.asset(join(web, 'drawings'))],
      destinationBucket: bucket,
      destinationKeyPrefix: 'drawings',
      cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(1))],
      prune: false,
      memoryLimit: 512,
      logGroup,
    });
    const pages = new BucketDeployment(this, 'Pages', {
      sources: [...sourcesWithOrigin(web, siteUrl, ['assets', 'drawings']), Source.jsonData('config.json', config)],
      destinationBucket: bucket,
      cacheControl: [CacheControl.noCache()],
      prune: true,
      exclude: ['assets/*', 'drawings/*'],
      memoryLimit: 512,
      logGroup,
    });
    // Pages must not be deployed before the files they load.
    pages.node.addDependency(...assets, drawings);
  }
}
