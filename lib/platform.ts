import { type App, type Environment, Stack, Tags } from 'aws-cdk-lib';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { brand } from '#contract/brand.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api/api.ts';
import { builtOperations, isStreamed } from './api/built-operations.ts';
import { type Domain, domains } from './api/domains.ts';
import { Gateway } from './api/gateway.ts';
import { Budget } from './budget.ts';
import { StageDashboard } from './dashboard.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import { addCheckRunner } from './functions/check-runner.ts';
import { builtJobs } from './jobs/built-jobs.ts';
import { Jobs } from './jobs/jobs.ts';
import { pascal } from './names.ts';
import { PaymentAlerts } from './payment-alerts.ts';
import { SiteFiles } from './site/site-files.ts';
import { type StackName, stackContents, stackId } from './stack-ids.ts';
import type { Stage } from './stages.ts';
import { VideoEncoder } from './video-encoder.ts';

/** Folders of the build results. */
export interface Built {
  /** One folder with an `index.mjs` per operation. */
  lambdas: string;
  /** The web application. */
  web: string;
}

/** The stacks of a stage; all but `data` can be recreated (decision record 0045). */
export interface PlatformStacks {
  data: DataStack;
  edge: EdgeStack;
  /** Every stack but `data`, in deployment order. */
  recreatable: Stack[];
}

export const platformStacks = (app: App, stage: Stage, built: Built, env?: Environment): PlatformStacks => {
  const propsOf = (name: StackName) => ({
    ...(env && { env }),
    description: `${brand.name} ${stage.name}: ${stackContents[name]}`,
    terminationProtection: stage.keepsData,
  });
  const idOf = (name: StackName) => stackId(stage.name, name);
  const stackOf = (name: StackName) => new Stack(app, idOf(name), propsOf(name));

  const data = new DataStack(app, idOf('data'), stage, propsOf('data'));
  const endpoints = builtOperations(built.lambdas);
  if (stage.firewall && stage.webAclArn) throw new Error(`Stage ${stage.name}: set either firewall or webAclArn.`);
  const firewall =
    stage.firewall &&
    new FirewallStack(app, idOf('firewall'), {
      ...propsOf('firewall'),
      ...(env && { env: { ...env, region: 'us-east-1' } }),
      crossRegionReferences: true,
      stage,
      firewall: stage.firewall,
      endpoints,
    });
  const edge = new EdgeStack(app, idOf('edge'), {
    stage,
    data,
    endpoints,
    web: built.web,
    webAclArn: firewall?.webAclArn ?? stage.webAclArn,
    crossRegionReferences: true,
    ...propsOf('edge'),
  });
  const { resources, httpApi, authorizer, originKey, streams } = edge;

  const logs: Record<string, ILogGroup> = {};
  const apis = (Object.keys(domains) as Domain[]).map((domain) => {
    const groups: readonly string[] = domains[domain];
    const stack = stackOf(`api-${domain}`);
    const api = new Api(stack, `${pascal(domain)}Api`, {
      httpApi,
      authorizer,
      endpoints: endpoints.filter((endpoint) => groups.includes(endpoint.group) && !isStreamed(endpoint)),
      resources,
      originKey,
    });
    Object.assign(logs, api.logs);
    return stack;
  });

  const jobsStack = stackOf('jobs');
  addCheckRunner(jobsStack, resources, built.lambdas);
  if (stage.streaming === 'hls') new VideoEncoder(jobsStack, 'VideoEncoder', { stage, media: data.media });
  const jobs = new Jobs(jobsStack, 'Jobs', { jobs: builtJobs(built.lambdas), resources });

  const ops = stackOf('ops');
  for (const api of apis) ops.addStackDependency(api, 'Settings of a route need the route.');
  const gateway = new Gateway(ops, 'Gateway', { stage, httpApi, endpoints });
  // Every fulfillment passes through the webhook or the reconciliation.
  const paying = { receiveStripeEvent: logs.receiveStripeEvent, reconcilePayments: jobs.logs.reconcilePayments };
  const paymentAlerts = stage.payments ? new PaymentAlerts(ops, 'PaymentAlerts', { stage, logs: paying }).alarms : [];
  const tables = { catalog: data.catalog, learners: data.learners, subscribers: data.subscribers };
  const rules = [...jobs.alarms, ...paymentAlerts];
  const { alarms } = new Alarms(ops, 'Alarms', { stage, gateway, endpoints, streams, tables, jobs: rules });
  const { distribution } = edge;
  new StageDashboard(ops, 'Dashboard', { stage, gateway, endpoints, tables, rules, jobs, alarms, distribution });
  if (stage.monthlyBudget !== undefined) new Budget(ops, 'Budget', stage, stage.monthlyBudget);

  const site = stackOf('site');
  new SiteFiles(site, 'SiteFiles', {
    bucket: edge.siteBucket,
    web: built.web,
    siteUrl: resources.siteUrl,
    config: edge.siteConfig,
    logRetention: stage.logRetention,
  });
  site.addStackDependency(ops, 'New pages call new routes (decision record 0046).');

  Tags.of(app).add('product', brand.slug);
  Tags.of(app).add('stage', stage.name);
  return { data, edge, recreatable: [...(firewall ? [firewall] : []), edge, ...apis, jobsStack, ops, site] };
};
