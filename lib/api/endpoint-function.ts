import type { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import type { Resources } from '../functions/grants.ts';
import { RoleFunction } from '../functions/role-function.ts';
import { metricNamespace } from '../names.ts';
import { type BuiltOperation, isStreamed } from './built-operations.ts';

/** Operations that need more than 256 MB (and the CPU share that comes with it) or 10 seconds. */
const resourceOverrides: Partial<Record<OperationName, { memoryMegabytes?: number; timeoutSeconds?: number }>> = {
  generateCertificate: { memoryMegabytes: 1024 },
  uploadProfilePicture: { memoryMegabytes: 1024, timeoutSeconds: 20 },
  uploadAssignmentFile: { memoryMegabytes: 1024, timeoutSeconds: 20 },
  exportAccount: { timeoutSeconds: 25 },
  deleteAccount: { timeoutSeconds: 25 },
  sendChatMessage: { memoryMegabytes: 512, timeoutSeconds: 28 },
  createCheckoutSession: { timeoutSeconds: 25 },
  createDripUpgradeSession: { timeoutSeconds: 25 },
  confirmPayment: { timeoutSeconds: 25 },
  receiveStripeEvent: { timeoutSeconds: 25 },
  saveNotebook: { memoryMegabytes: 512 },
  startServer: { timeoutSeconds: 20 },
  submitQuiz: { timeoutSeconds: 28 },
  verifyNotebook: { timeoutSeconds: 28 },
};

/** Extra variables of single operations. */
const variables: Partial<Record<OperationName, (resources: Resources) => Record<string, string>>> = {
  recordAnalytics: ({ stage }) => ({ METRIC_NAMESPACE: metricNamespace(stage) }),
  recordCspReports: ({ stage }) => ({ METRIC_NAMESPACE: metricNamespace(stage) }),
  getQuiz: ({ data }) => ({ DRAW_KEY: data.drawKey }),
  startQuiz: ({ data }) => ({ DRAW_KEY: data.drawKey }),
  submitQuiz: ({ data }) => ({ DRAW_KEY: data.drawKey }),
  getMasteryCheck: ({ data }) => ({ DRAW_KEY: data.drawKey }),
  submitMasteryCheck: ({ data }) => ({ DRAW_KEY: data.drawKey }),
};

interface EndpointFunctionProps {
  endpoint: BuiltOperation;
  resources: Resources;
  /** Proves that a request came through CloudFront; passed to functions that rate-limit by viewer IP. */
  originKey: string;
}

/** The function of one operation, with a role that allows only what the operation needs. */
export class EndpointFunction extends RoleFunction {
  constructor(scope: Construct, id: string, { endpoint, resources, originKey }: EndpointFunctionProps) {
    const { name, group, operation, bundle } = endpoint;
    const limitsByIp = operation.limit !== undefined && operation.access !== 'learner';
    super(scope, id, {
      resources,
      bundle,
      name,
      description: operation.summary,
      needs: operation.needs,
      rollbackAlarms: [`${group}-errors`, ...(isStreamed(endpoint) ? [] : ['api-server-errors'])],
      ...resourceOverrides[name],
      // The site refers to the streaming function URLs, so those functions cannot refer to the site.
      namesSite: !isStreamed(endpoint),
      environment: { ...variables[name]?.(resources), ...(limitsByIp && { ORIGIN_KEY: originKey }) },
    });
  }
}
