import type { CreatedResource, ResourceDescription } from '../service.ts';
import { accountId, region } from '../service.ts';
import { scheduleEvent } from './schedule-event.ts';
import type { NextRun } from './schedule-expression.ts';
import { parseSchedule } from './schedule-expression.ts';

/** A schedule of the template that invokes a function. */
export interface Schedule {
  name: string;
  /** Logical id of the function. */
  target: string;
  targetArn: string;
  /** Role with which the scheduler invokes the function; rules rely on the function's own policy. */
  roleArn?: string;
  expression: string;
  enabled: boolean;
  due: NextRun;
  event(at: Date): unknown;
}

/** The supported properties of `AWS::Scheduler::Schedule` and `AWS::Events::Rule`. */
interface Properties {
  Name?: string;
  GroupName?: string;
  State?: string;
  ScheduleExpression?: string;
  ScheduleExpressionTimezone?: string;
  Target?: { Arn: string; RoleArn?: string; Input?: string };
  Targets?: { Arn: string; RoleArn?: string; Input?: string }[];
}

const nameOf = (resource: ResourceDescription) =>
  (resource.properties as Properties).Name ?? `${resource.stackName}-${resource.logicalId}`;

function arnOf(resource: ResourceDescription): string {
  const group = (resource.properties as Properties).GroupName ?? 'default';
  switch (resource.type) {
    case 'AWS::Events::Rule':
      return `arn:aws:events:${region}:${accountId}:rule/${nameOf(resource)}`;
    case 'AWS::Scheduler::ScheduleGroup':
      return `arn:aws:scheduler:${region}:${accountId}:schedule-group/${nameOf(resource)}`;
    default:
      return `arn:aws:scheduler:${region}:${accountId}:schedule/${group}/${nameOf(resource)}`;
  }
}

export const toCreatedResource = (resource: ResourceDescription): CreatedResource => ({
  ref: nameOf(resource),
  attributes: { Arn: arnOf(resource) },
});

/**
 * Reads the schedule of a resource; undefined for one without a time, such as a group or an event pattern. @throws
 * Error when the expression is unsupported or the target is not a function of the template.
 */
export function readSchedule(
  resource: ResourceDescription,
  functionOfArn: (arn: string) => string | undefined,
): Schedule | undefined {
  const properties = resource.properties as Properties;
  const { ScheduleExpression: expression, ScheduleExpressionTimezone: timeZone } = properties;
  const target = properties.Target ?? properties.Targets?.[0];
  if (!expression || !target) return undefined;
  const functionId = functionOfArn(target.Arn);
  if (!functionId) {
    throw new Error(`${resource.logicalId}: the target ${target.Arn} is not a function of the template.`);
  }
  const source = resource.type === 'AWS::Events::Rule' ? 'aws.events' : 'aws.scheduler';
  return {
    name: nameOf(resource),
    target: functionId,
    targetArn: target.Arn,
    ...(resource.type === 'AWS::Scheduler::Schedule' && { roleArn: target.RoleArn ?? '' }),
    expression,
    enabled: properties.State !== 'DISABLED',
    due: parseSchedule(expression, timeZone),
    event: (at) => scheduleEvent({ arn: arnOf(resource), source, input: target.Input }, at),
  };
}
