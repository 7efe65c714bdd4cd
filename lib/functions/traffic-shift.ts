import { Aws, Lazy, Stack } from 'aws-cdk-lib';
import { CfnApplication, CfnDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  type CfnAlias,
  type IFunction,
  type IVersion,
  type Function as LambdaFunction,
} from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { alarmName } from '../names.ts';
import type { Stage } from '../stages.ts';

/** CodeDeploy's deployment configurations by traffic shift. */
const deploymentConfigs = {
  canary: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
  'at-once': 'CodeDeployDefault.LambdaAllAtOnce',
} as const;

/** The CodeDeploy application of a stack, with a role that may move the aliases of its functions and nothing else. */
class TrafficShift extends Construct {
  readonly application: CfnApplication;
  readonly role: Role;
  private readonly functions: string[] = [];
  private readonly aliases: string[] = [];
  private readonly alarms = new Set<string>();

  /** Returns the application of this construct's stack. */
  static of(scope: Construct): TrafficShift {
    const stack = Stack.of(scope);
    const id = `${stack.node.id}-traffic-shift`;
    return (stack.node.tryFindChild(id) as TrafficShift | undefined) ?? new TrafficShift(stack, id);
  }

  private constructor(scope: Construct, id: string) {
    super(scope, id);
    this.application = new CfnApplication(this, 'Application', { computePlatform: 'Lambda' });
    const statement = (actions: string[], produce: () => string[]) =>
      new PolicyStatement({ actions, resources: Lazy.list({ produce }) });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: {
        shift: new PolicyDocument({
          statements: [
            statement(['lambda:GetAlias', 'lambda:UpdateAlias'], () => this.functions),
            statement(['lambda:GetProvisionedConcurrencyConfig'], () => this.aliases),
            statement(['cloudwatch:DescribeAlarms'], () => [...this.alarms]),
          ],
        }),
      },
    });
  }

  allow(fn: LambdaFunction, alias: Alias, alarms: readonly string[]): void {
    this.functions.push(fn.functionArn);
    this.aliases.push(alias.functionArn);
    for (const name of alarms) {
      this.alarms.add(`arn:${Aws.PARTITION}:cloudwatch:${Aws.REGION}:${Aws.ACCOUNT_ID}:alarm:${name}`);
    }
  }
}

/**
 * Creates the alias `live` of a function. A deployment moves its traffic to the new version as the stage configures; if
 * one of the alarms fires during the shift, CodeDeploy moves it back and the deployment fails (decision record 0050).
 */
export const liveAlias = (
  fn: LambdaFunction,
  stage: Stage & { trafficShift: 'canary' | 'at-once' },
  alarms: readonly string[],
): IFunction => {
  const alias = new Alias(fn, 'Live', { aliasName: 'live', version: fn.currentVersion as IVersion });
  const shift = TrafficShift.of(fn);
  const names = alarms.map((name) => alarmName(stage, name));
  shift.allow(fn, alias, names);
  const group = new CfnDeploymentGroup(fn, 'TrafficShift', {
    applicationName: shift.application.ref,
    serviceRoleArn: shift.role.roleArn,
    deploymentConfigName: deploymentConfigs[stage.trafficShift],
    deploymentStyle: { deploymentOption: 'WITH_TRAFFIC_CONTROL', deploymentType: 'BLUE_GREEN' },
    // `at-once` is for repairs, which start while alarms are firing.
    ...(stage.trafficShift === 'canary' && {
      alarmConfiguration: { enabled: true, alarms: names.map((name) => ({ name })) },
      autoRollbackConfiguration: {
        enabled: true,
        events: ['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM', 'DEPLOYMENT_STOP_ON_REQUEST'],
      },
    }),
  });
  (alias.node.defaultChild as CfnAlias).cfnOptions.updatePolicy = {
    codeDeployLambdaAliasUpdate: { applicationName: shift.application.ref, deploymentGroupName: group.ref },
  };
  return alias as IFunction;
};
