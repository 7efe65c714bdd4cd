import { Aws, CfnOutput, Fn, Lazy, Stack, type StackProps } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api/api.ts';
import { builtOperations } from './api/built-operations.ts';
import { Gateway } from './api/gateway.ts';
import type { DataStack } from './data-stack.ts';
import { builtJobs } from './jobs/built-jobs.ts';
import { Jobs } from './jobs/jobs.ts';
import { PaymentAlerts } from './payment-alerts.ts';
import { SignIn } from './sign-in.ts';
import { Site } from './site/site.ts';
import { SiteFiles } from './site/site-files.ts';
import type { Stage } from './stages.ts';

/** Folders of the build results. */
export interface Built {
  /** One folder with an `index.mjs` per operation. */
  lambdas: string;
  /** The web application. */
  web: string;
}

/** Everything that can be recreated: the API, the site, sign-in, alarms. */
export class AppStack extends Stack {
  readonly siteBucket: IBucket;

  constructor(scope: Construct, id: string, stage: Stage, data: DataStack, built: Built, props: StackProps) {
    super(scope, id, { ...props, terminationProtection: stage.keepsData });
    const endpoints = builtOperations(built.lambdas);
    // Unknown outside the account, and new for every new stack.
    const originKey = Fn.select(2, Fn.split('/', this.stackId));

    const gateway = new Gateway(this, 'Gateway', stage);
    const { httpApi } = gateway;
    const apiDomain = `${httpApi.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
    // The functions need the site's URL and the site needs the streaming URLs, which are therefore resolved lazily.
    let api: Api | undefined;
    const streamDomain = (name: OperationName) => Lazy.string({ produce: () => api?.streams[name]?.domain });
    const site = new Site(this, 'Site', {
      stage,
      data,
      endpoints,
      apiDomain,
      streamDomain,
      originKey,
      web: built.web,
    });
    this.siteBucket = site.bucket;
    const signIn = new SignIn(this, 'SignIn', { identity: data.identity, siteUrl: site.url });
    const userPoolClientId = signIn.client.userPoolClientId;
    const resources = { stage, data, siteUrl: site.url, siteBucket: site.bucket };
    api = new Api(this, 'Api', {
      httpApi,
      endpoints,
      resources,
      originKey,
      userPoolClientId,
    });
    const jobs = new Jobs(this, 'Jobs', { jobs: builtJobs(built.lambdas), resources });
    // Every fulfillment passes through the webhook or the reconciliation.
    const paying = { receiveStripeEvent: api.logs.receiveStripeEvent, reconcilePayments: jobs.logs.reconcilePayments };
    const paymentAlerts = new PaymentAlerts(this, 'PaymentAlerts', { stage, logs: paying });
    new SiteFiles(this, 'SiteFiles', {
      bucket: site.bucket,
      web: built.web,
      siteUrl: site.url,
      logRetention: stage.logRetention,
      config: {
        stage: stage.name,
        siteUrl: site.url,
        region: Aws.REGION,
        userPoolId: data.identity.userPool.userPoolId,
        userPoolClientId,
        issuer: data.identity.issuer,
        hostedLoginDomain: data.identity.hostedLoginDomain,
        ...(stage.hubspot && { hubspot: { region: 'na1', ...stage.hubspot } }),
        ...(stage.links && { links: stage.links }),
      },
    });
    new Alarms(this, 'Alarms', {
      stage,
      gateway,
      endpoints,
      streams: api.streams,
      tables: { catalog: data.catalog, learners: data.learners, subscribers: data.subscribers },
      jobs: [...jobs.alarms, ...paymentAlerts.alarms],
    });
    new CfnOutput(this, 'SiteUrl', { value: site.url });
    new CfnOutput(this, 'ApiUrl', { value: `https://${apiDomain}/api` });
    new CfnOutput(this, 'DistributionId', { value: site.distribution.distributionId });
    new CfnOutput(this, 'UserPoolClientId', { value: userPoolClientId });
  }
}
