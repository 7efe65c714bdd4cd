import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type CfnFunction,
  Code,
  type IFunction,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Need } from '#contract/define.ts';
import { functionName } from '../names.ts';
import type { StageName } from '../stages.ts';
import { defaultMegabytes } from './function-resources.ts';
import { grantFor, type Resources } from './grants.ts';
import { liveAlias } from './traffic-shift.ts';

interface RoleFunctionProps {
  resources: Resources;
  /** Name of the operation or job. */
  name: string;
  description: string;
  needs: readonly Need[];
  /** Folder that contains its `index.mjs`. */
  bundle: string;
  memoryMegabytes?: number;
  timeoutSeconds?: number;
  /** Variables besides those of its needs. */
  environment?: Record<string, string>;
  /** Whether it gets the site's URL; must be false for functions that the site itself refers to. Default: true. */
  namesSite?: boolean;
  /** Alarms that roll back a gradual deployment of the function, by article. */
  rollbackAlarms: readonly string[];
  /** Reserved concurrency: guaranteed to the function, and its maximum. */
  reservedConcurrency?: number;
}

/** A function with its own log and a role that allows only what it needs. */
export class RoleFunction extends Construct {
  readonly function: LambdaFunction;
  /** What routes and triggers invoke: the function, or its alias `live` in stages that shift traffic. */
  readonly target: IFunction;
  readonly role: Role;
  readonly logGroup: LogGroup;
  readonly stageName: StageName;

  constructor(scope: Construct, id: string, props: RoleFunctionProps) {
    super(scope, id);
    const { stage } = props.resources;
    this.stageName = stage.name;
    const name = functionName(stage, props.name);
    this.logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${name}`,
      retention: stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const grants = props.needs.flatMap((need) => grantFor(need, props.resources) ?? []);
    const writeLogs = new PolicyStatement({
      actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      resources: [this.logGroup.logGroupArn],
    });
    const writeTraces = new PolicyStatement({
      actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
      resources: ['*'],
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        logs: new PolicyDocument({ statements: [writeLogs] }),
        ...(stage.tracing && { traces: new PolicyDocument({ statements: [writeTraces] }) }),
        ...(grants.length > 0 && {
          needs: new PolicyDocument({ statements: grants.map(({ statement }) => statement) }),
        }),
      },
    });
    const environment: Record<string, string> = Object.assign(
      {},
      ...grants.map((grant) => grant.environment),
      props.environment,
    );
    if (props.namesSite === false) delete environment.SITE_URL;
    this.function = new LambdaFunction(this, 'Function', {
      functionName: name,
      description: props.description,
      code: Code.fromAsset(props.bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memoryMegabytes ?? defaultMegabytes,
      timeout: Duration.seconds(props.timeoutSeconds ?? 10),
      role: this.role,
      logGroup: this.logGroup,
      environment,
      ...(props.reservedConcurrency !== undefined && { reservedConcurrentExecutions: props.reservedConcurrency }),
    });
    // CDK's own option would add a policy to each function's role.
    if (stage.tracing) (this.function.node.defaultChild as CfnFunction).tracingConfig = { mode: 'Active' };
    const { trafficShift } = stage;
    this.target = trafficShift
      ? liveAlias(this.function, { ...stage, trafficShift }, props.rollbackAlarms)
      : this.function;
  }
}
