import { resolve } from 'node:path';
import { startAwsEndpoint } from '#local/aws/endpoint.ts';
import { createRequestLog } from '#local/aws/request-log.ts';
import type { Service } from '#local/aws/service.ts';
import { createFaults } from '#local/faults/faults.ts';
import { bundleThread } from '#local/functions/bundle-thread.ts';
import { createFleet } from '#local/functions/fleet.ts';
import { createPermissions, operator } from '#local/iam/permissions.ts';

/** A worker process that runs the job's real bundle. */
export interface ReleaseWorker {
  /** Runs the job at a product time. Rejects when it fails. */
  release(time: Date): Promise<{ sent: number }>;
  stop(): Promise<void>;
}

/** Starts a worker that calls these services. */
export const startReleaseWorker = async (services: Service[]): Promise<ReleaseWorker> => {
  const endpoint = await startAwsEndpoint({
    services,
    permissions: createPermissions(
      () => undefined,
      () => [],
    ),
    log: createRequestLog(),
    faults: createFaults(),
    nameOf: (principal) => principal,
    invocationOf: () => undefined,
    kill: async () => undefined,
  });
  const fleet = createFleet({
    runtime: await bundleThread('local/functions/runtime.ts'),
    maxPerFunction: 1,
    maxTotal: 1,
    onOutput: (_, stream, text) => {
      if (stream === 'stderr') process.stderr.write(text);
    },
    variablesOf: () => ({
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: endpoint.url,
      AWS_ACCESS_KEY_ID: operator,
      AWS_SECRET_ACCESS_KEY: 'any',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      CATALOG_TABLE: 'catalog',
      LEARNERS_TABLE: 'learners',
      SUBSCRIBERS_TABLE: 'subscribers',
      EMAIL_SENDER: 'Bench <bench@example.com>',
      EMAIL_CONFIGURATION_SET: 'bench',
      EMAILS_PER_SECOND: '1000000',
      EMAILS_PER_DAY: '1000000000',
      SITE_URL: 'https://example.com',
    }),
  });
  const description = {
    logicalId: 'ReleaseDrip',
    name: 'release-drip',
    arn: '',
    roleArn: '',
    handler: 'index.handler',
    codeDirectory: resolve('build/lambdas/release-drip'),
    timeoutSeconds: 240,
    memoryMegabytes: 1024,
    variables: {},
  };
  return {
    release: async (time) => JSON.parse(await fleet.invoke(description, JSON.stringify({ time: time.toISOString() }))),
    stop: async () => {
      await fleet.stop();
      await endpoint.stop();
    },
  };
};
