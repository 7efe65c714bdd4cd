import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { brand } from '#contract/brand.ts';
import { configurationSetName } from '#lib/names.ts';
import { platformStacks } from '#lib/platform.ts';
import { stackIds } from '#lib/stack-ids.ts';
import { stages } from '#lib/stages.ts';
import { type Alarm, type Cloud, type CountedMetric, startCloud } from '#local';
import { buildParts } from '../build/build-if-stale.ts';
import { lambdasFolder } from '../build/lambdas.ts';
import { webFolder } from '../build/web.ts';
import { readCdkContext } from '../cdk-context.ts';
import { publishContent } from '../start/content.ts';
import { choosePayments } from '../start/payments.ts';

const stage = 'dev';
const functionPrefix = `${brand.slug}-${stage}-`;

/** Broken versions of a function: one cannot be loaded, the other takes longer than users wait. */
const releases = {
  broken: "throw new Error('This release cannot be loaded.');",
  slow: `export const handler = async () => {
  await new Promise((resolve) => setTimeout(resolve, 3200));
  return { statusCode: 200, body: '{}' };
};`,
} as const;

/** The dev stage on the local cloud, with every optional part that has alarms. */
export interface DrillStage {
  cloud: Cloud;
  /** Name of a resource of the stage, e.g. of a function. */
  resourceName(name: string): string;
  /** Name of the SES configuration set. */
  configurationSet: string;
  /** An access token of a learner. */
  token: string;
  /** Replaces the code of a function, by the file name of its handler; `undefined` restores the product's. */
  release(functionName: string, kind: keyof typeof releases | undefined): void;
  /** Makes the notebook hub refuse its next requests. */
  failHub(times: number): void;
  /** Sends a JSON request to a page below `/_local/`. */
  console<Body>(method: string, path: string, body?: unknown): Promise<Body>;
  /** Sends a request to the site; resolves to the status. */
  request(method: string, path: string, options?: { token?: string; body?: unknown }): Promise<number>;
  alarms(): Promise<Alarm[]>;
  metrics(): Promise<CountedMetric[]>;
  stop(): Promise<void>;
}

const synthesize = async (folder: string, hubUrl: string): Promise<void> => {
  const app = new App({
    outdir: folder,
    analyticsReporting: false,
    treeMetadata: false,
    // `cdk deploy` and the tests of the templates do it.
    builtinCloudFormationValidation: false,
    context: readCdkContext(),
  });
  const notebookHub = { url: hubUrl as `https://${string}` };
  platformStacks(app, { ...stages[stage], notebookHub }, { lambdas: lambdasFolder, web: webFolder });
  app.synth();
};

/** Starts a notebook hub without users. */
const startHub = async () => {
  let failures = 0;
  const server = createServer((_, response) => {
    failures -= 1;
    response.writeHead(failures >= 0 ? 500 : 200, { 'content-type': 'application/json' }).end('[]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (times: number) => {
      failures = times;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** Builds, synthesizes and starts the stage in a temporary folder. */
export const startDrillStage = async (): Promise<DrillStage> => {
  await buildParts(stage);
  const folder = await mkdtemp(join(tmpdir(), 'alarm-drill-'));
  const hub = await startHub();
  const assembly = join(folder, 'assembly');
  await synthesize(assembly, hub.url);
  for (const [kind, code] of Object.entries(releases)) {
    await mkdir(join(folder, kind));
    await writeFile(join(folder, kind, 'index.mjs'), code);
  }
  const released = new Map<string, string>();
  const { secureParameters, ...payments } = choosePayments(stage, {});
  const cloud = await startCloud({
    assembly,
    stacks: stackIds(stage),
    dataDirectory: join(folder, 'data'),
    port: 0,
    functionCode: async (name) =>
      released.get(name) ?? join(process.cwd(), lambdasFolder, name.slice(functionPrefix.length)),
    ...payments,
    secureParameters: { ...secureParameters, [`/${brand.slug}/${stage}/notebooks/hub-token`]: 'drill' },
  });
  await publishContent(cloud, stage);

  const call: DrillStage['console'] = async (method, path, body) => {
    const response = await fetch(`${cloud.url}/_local/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} /_local/${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as never;
  };

  return {
    cloud,
    resourceName: (name) => `${functionPrefix}${name}`,
    configurationSet: configurationSetName(stages[stage]),
    token: await cloud.accounts.tokenFor('drill@example.com'),
    release: (functionName, kind) => {
      const name = `${functionPrefix}${functionName}`;
      if (kind) released.set(name, join(folder, kind));
      else released.delete(name);
    },
    failHub: hub.fail,
    console: call,
    request: async (method, path, { token, body } = {}) => {
      const headers = {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      };
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const response = await fetch(cloud.url + path, {
        method,
        headers,
        ...(hasBody && { body: JSON.stringify(body ?? {}) }),
      });
      await response.arrayBuffer().catch(() => undefined);
      return response.status;
    },
    alarms: () => call('GET', 'alarms'),
    metrics: () => call('GET', 'metrics'),
    stop: async () => {
      await cloud.stop();
      await hub.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
