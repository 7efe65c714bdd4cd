import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { brand } from '../../contract/brand.ts';
import type { OperationName } from '../../contract/index.ts';
import { kebab } from '../names.ts';
import type { BuiltOperation } from './built-operations.ts';
import { grantFor, type Resources } from './grants.ts';

/** Operations that need more than 256 MB (and the processor time that comes with it) or 10 seconds. */
const larger: Partial<Record<OperationName, { memory?: number; seconds?: number }>> = {
  generateCertificate: { memory: 1024 },
  uploadProfilePicture: { memory: 512 },
  exportAccount: { seconds: 25 },
  deleteAccount: { seconds: 25 },
  sendChatMessage: { seconds: 28 },
  saveNotebook: { memory: 512 },
  startServer: { seconds: 20 },
};

interface EndpointFunctionProps {
  endpoint: BuiltOperation;
  resources: Resources;
  /** Proof that a request came through CloudFront; given to functions that count by the viewer's address. */
  originKey: string;
}

/** The function of one operation, with a role that allows what the operation needs and nothing else. */
export class EndpointFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { endpoint, resources, originKey }: EndpointFunctionProps) {
    super(scope, id);
    const { name, operation, bundle } = endpoint;
    const { stage } = resources;
    const functionName = `${brand.slug}-${stage.name}-${kebab(name)}`;
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const grants = operation.needs.flatMap((need) => grantFor(need, resources) ?? []);
    const writeLogs = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [logGroup.logGroupArn],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        logs: new PolicyDocument({ statements: [writeLogs] }),
        ...(grants.length > 0 && {
          needs: new PolicyDocument({ statements: grants.map(({ statement }) => statement) }),
        }),
      },
    });
    const countsByAddress = operation.limit !== undefined && operation.access !== 'learner';
    this.function = new LambdaFunction(this, 'Function', {
      functionName,
      description: operation.summary,
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: larger[name]?.memory ?? 256,
      timeout: Duration.seconds(larger[name]?.seconds ?? 10),
      role,
      logGroup,
      environment: Object.assign(
        {},
        ...grants.map(({ environment }) => environment),
        countsByAddress && { ORIGIN_KEY: originKey },
      ),
    });
  }
}
