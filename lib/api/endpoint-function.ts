import type { Construct } from 'constructs';
import type { OperationName } from '../../contract/index.ts';
import { kebab, metricNamespace } from '../names.ts';
import { RoleFunction } from '../role-function.ts';
import type { Stage } from '../stages.ts';
import { type BuiltOperation, isStreamed } from './built-operations.ts';
import type { Resources } from './grants.ts';

/** Operations that need more than 256 MB (and the processor time that comes with it) or 10 seconds. */
const larger: Partial<Record<OperationName, { memory?: number; seconds?: number }>> = {
  generateCertificate: { memory: 1024 },
  uploadProfilePicture: { memory: 1024, seconds: 20 },
  exportAccount: { seconds: 25 },
  deleteAccount: { seconds: 25 },
  sendChatMessage: { memory: 512, seconds: 28 },
  createCheckoutSession: { seconds: 25 },
  createDripUpgradeSession: { seconds: 25 },
  confirmPayment: { seconds: 25 },
  receiveStripeEvent: { seconds: 25 },
  saveNotebook: { memory: 512 },
  startServer: { seconds: 20 },
};

/** Variables of single operations besides those that come with their needs. */
const variables: Partial<Record<OperationName, (stage: Stage) => Record<string, string>>> = {
  recordAnalytics: (stage) => ({ METRIC_NAMESPACE: metricNamespace(stage) }),
};

interface EndpointFunctionProps {
  endpoint: BuiltOperation;
  resources: Resources;
  /** Proof that a request came through CloudFront; given to functions that count by the viewer's address. */
  originKey: string;
}

/** The function of one operation, with a role that allows what the operation needs and nothing else. */
export class EndpointFunction extends RoleFunction {
  constructor(scope: Construct, id: string, { endpoint, resources, originKey }: EndpointFunctionProps) {
    const { name, operation, bundle } = endpoint;
    const countsByAddress = operation.limit !== undefined && operation.access !== 'learner';
    super(scope, id, {
      resources,
      bundle,
      name: kebab(name),
      description: operation.summary,
      needs: operation.needs,
      ...larger[name],
      // The site names the function URLs that stream, so those functions cannot name the site.
      namesSite: !isStreamed(endpoint),
      environment: { ...variables[name]?.(resources.stage), ...(countsByAddress && { ORIGIN_KEY: originKey }) },
    });
  }
}
