import { createFaults } from '../faults/faults.ts';
import { createPermissions } from '../iam/permissions.ts';
import { type AwsEndpoint, startAwsEndpoint } from './endpoint.ts';
import { createRequestLog } from './request-log.ts';
import type { Service } from './service.ts';

/** Starts an endpoint for these services whose only caller is the operator, with every permission. */
export const startOperatorEndpoint = (services: readonly Service[]): Promise<AwsEndpoint> =>
  startAwsEndpoint({
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
