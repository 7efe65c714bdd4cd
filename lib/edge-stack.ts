import { Aws, CfnOutput, Lazy, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, type IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import type { OperationName } from '#contract/index.ts';
import { type BuiltOperation, isStreamed } from './api/built-operations.ts';
import { EndpointFunction } from './api/endpoint-function.ts';
import { StreamingFunctionUrl } from './api/streaming-function-url.ts';
import type { DataStack } from './data-stack.ts';
import type { Resources } from './functions/grants.ts';
import { pascal } from './names.ts';
import { SignIn } from './sign-in.ts';
import { Site } from './site/site.ts';
import { stackUuid } from './stack-tokens.ts';
import type { Stage } from './stages.ts';

/** Function URLs of streaming operations, by name. */
export type Streams = Partial<Record<OperationName, StreamingFunctionUrl>>;

interface EdgeStackProps extends StackProps {
  stage: Stage;
  data: DataStack;
  /** All operations: the distribution routes them, and the streaming ones have their functions here. */
  endpoints: readonly BuiltOperation[];
  /** Folder of the built web application. */
  web: string;
  /** Web ACL of the distribution. */
  webAclArn: string | undefined;
}

/**
 * Everything a browser talks to: the distribution, the HTTP API without its routes, sign-in, and the functions that
 * stream, because the distribution refers to their URLs. The `site` stack publishes the files of the site.
 */
export class EdgeStack extends Stack {
  readonly httpApi: HttpApi;
  readonly distribution: IDistribution;
  /** Accepts tokens of the web client. */
  readonly authorizer: IHttpRouteAuthorizer;
  readonly streams: Streams = {};
  /** Resources that functions outside the data stack refer to. */
  readonly resources: Resources;
  /** Proves to a function that a request came through CloudFront. */
  readonly originKey: string;
  /** Runtime configuration of the web application. Public, so no secrets. */
  readonly siteConfig: Record<string, unknown>;

  constructor(scope: Construct, id: string, { stage, data, endpoints, web, webAclArn, ...props }: EdgeStackProps) {
    super(scope, id, props);
    this.originKey = stackUuid(this);
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: `${brand.slug}-${stage.name}`,
      createDefaultStage: false,
    });
    const apiDomain = `${this.httpApi.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    const site = new Site(this, 'Site', {
      stage,
      data,
      endpoints,
      apiDomain,
      // The functions need the site's bucket, and the site needs their URLs, so the URLs are resolved lazily.
      streamDomain: (name) => Lazy.string({ produce: () => this.streams[name]?.domain }),
      originKey: this.originKey,
      web,
      webAclArn,
    });
    this.distribution = site.distribution;
    this.resources = { stage, data, siteUrl: site.url, siteBucket: site.bucket };
    this.addStreams(endpoints.filter(isStreamed));
    const { client } = new SignIn(this, 'SignIn', { identity: data.identity, siteUrl: site.url });
    this.authorizer = new HttpJwtAuthorizer('SignedIn', data.identity.issuer, {
      jwtAudience: [client.userPoolClientId],
    });
    this.siteConfig = {
      stage: stage.name,
      siteUrl: site.url,
      region: Aws.REGION,
      userPoolId: data.identity.userPool.userPoolId,
      userPoolClientId: client.userPoolClientId,
      issuer: data.identity.issuer,
      hostedLoginDomain: data.identity.hostedLoginDomain,
      ...(stage.hubspot && { hubspot: { region: 'na1', ...stage.hubspot } }),
      ...(stage.links && { links: stage.links }),
    };
    // `npm run smoke` looks up the first one, `npm run publish-content` the second.
    for (const [name, stringValue] of [
      ['site-url', site.url],
      ['site-bucket', site.bucket.bucketName],
    ] as const)
      new StringParameter(this, name, { parameterName: `/${brand.slug}/${stage.name}/${name}`, stringValue });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'ApiUrl', { value: `https://${apiDomain}/api` });
    new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId });
    new CfnOutput(this, 'UserPoolClientId', { value: client.userPoolClientId });
  }

  /** The bucket that contains the built site. */
  get siteBucket(): IBucket {
    return this.resources.siteBucket;
  }

  private addStreams(endpoints: readonly BuiltOperation[]): void {
    const scope = new Construct(this, 'Streams');
    for (const endpoint of endpoints) {
      const fn = new EndpointFunction(scope, pascal(endpoint.name), {
        endpoint,
        resources: this.resources,
        originKey: this.originKey,
      });
      this.streams[endpoint.name] = new StreamingFunctionUrl(fn, 'Url', fn);
    }
  }
}
