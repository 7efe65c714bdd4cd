import type { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import { functionResources } from '../functions/function-resources.ts';
import type { Resources } from '../functions/grants.ts';
import { RoleFunction } from '../functions/role-function.ts';
import { metricNamespace } from '../names.ts';
import { type BuiltOperation, isStreamed } from './built-operations.ts';

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
      ...functionResources[name],
      // The site refers to the streaming function URLs, so those functions cannot refer to the site.
      namesSite: !isStreamed(endpoint),
      environment: { ...variables[name]?.(resources), ...(limitsByIp && { ORIGIN_KEY: originKey }) },
    });
  }
}
