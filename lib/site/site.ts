import { createHash } from 'node:crypto';
import { Annotations, Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  ImportSource,
  KeyValueStore,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import type { BuiltOperation } from '../api/built-operations.ts';
import { privateBucket } from '../data/private-bucket.ts';
import type { DataStack } from '../data-stack.ts';
import { apiRequestSource, prerenderedCourses, siteRequestSource } from '../edge/sources.ts';
import { kebab, pascal } from '../names.ts';
import { globalName } from '../stack-tokens.ts';
import type { Stage } from '../stages.ts';
import { apiBehaviors, signedFileBehaviors, siteFileBehaviors } from './behaviors.ts';
import { Headers } from './headers.ts';

interface SiteProps {
  stage: Stage;
  data: DataStack;
  endpoints: readonly BuiltOperation[];
  /** Host of the HTTP API. */
  apiDomain: string;
  /** Returns the host of a streaming operation's function URL. */
  streamDomain(name: OperationName): string;
  originKey: string;
  /** Folder of the built web application. */
  web: string;
  /** Web ACL of the distribution. */
  webAclArn: string | undefined;
}

/** The site's single origin: pages, API, videos and files behind one CloudFront distribution. */
export class Site extends Construct {
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  /** Scheme and host, without a trailing slash. */
  readonly url: string;

  constructor(scope: Construct, id: string, props: SiteProps) {
    super(scope, id);
    const { stage, data } = props;
    this.bucket = privateBucket(this, 'Bucket', stage);
    const headers = new Headers(this, 'Headers', { stage, identity: data.identity });
    const pages = {
      // With ListBucket, S3 returns 404 instead of 403 for a missing object. No path lists the bucket, because the
      // viewer-request function never forwards its root.
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket, {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        originAccessControl: new S3OriginAccessControl(this, 'OriginAccess', {
          originAccessControlName: globalName(stage, 'site'),
        }),
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [
        this.viewerRequest(stage, 'siteRequest', siteRequestSource(props.web), this.coursePages(stage, props.web)),
      ],
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${stage.name} site`,
      ...(stage.domain && {
        domainNames: [stage.domain.name],
        certificate: Certificate.fromCertificateArn(this, 'Certificate', stage.domain.certificateArn),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      ...(props.webAclArn && { webAclId: props.webAclArn }),
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      defaultBehavior: { ...pages, responseHeadersPolicy: headers.page },
      additionalBehaviors: {
        ...siteFileBehaviors(pages, headers),
        ...apiBehaviors(this, {
          ...props,
          headers,
          viewerRequestFunction: this.viewerRequest(stage, 'apiRequest', apiRequestSource(props.endpoints)),
        }),
        ...signedFileBehaviors(this, stage, data, headers),
      },
      // By default, CloudFront caches error responses for ten seconds.
      errorResponses: [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
    });
    Annotations.of(this).acknowledgeWarning('@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk');
    this.url = `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`;
    this.addDnsRecords(stage);
  }

  /**
   * Creates the key value store with the paths of the prerendered course pages. Stores are filled only when they are
   * created, so the name contains the hash of the data: changed data creates a new store before the function uses it.
   */
  private coursePages(stage: Stage, web: string): KeyValueStore {
    const data = prerenderedCourses(web);
    const hash = createHash('sha256')
      .update(data ?? '')
      .digest('hex')
      .slice(0, 12);
    return new KeyValueStore(this, 'CoursePages', {
      keyValueStoreName: globalName(stage, `courses-${hash}`),
      comment: 'Paths of the prerendered course pages',
      ...(data !== undefined && { source: ImportSource.fromInline(data) }),
    });
  }

  private viewerRequest(
    stage: Stage,
    name: string,
    source: string,
    keyValueStore?: KeyValueStore,
  ): FunctionAssociation {
    const edgeFunction = new EdgeFunction(this, pascal(name), {
      functionName: globalName(stage, kebab(name)),
      code: FunctionCode.fromInline(source),
      runtime: FunctionRuntime.JS_2_0,
      ...(keyValueStore && { keyValueStore }),
    });
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }

  /** Points the stage's domain to the distribution, if the stage has a hosted zone. */
  private addDnsRecords({ domain }: Stage): void {
    if (!domain?.hostedZone) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZone.id,
      zoneName: domain.hostedZone.name,
    });
    const record = {
      zone,
      recordName: domain.name,
      target: RecordTarget.fromAlias(new CloudFrontTarget(this.distribution)),
    };
    new ARecord(this, 'Address', record);
    new AaaaRecord(this, 'AddressIpv6', record);
  }
}
