import { randomUUID } from 'node:crypto';
import { accountId, region } from '../service.ts';

/** What a schedule passes to its function. */
export interface ScheduleTarget {
  /** ARN of the schedule or rule. */
  arn: string;
  source: 'aws.scheduler' | 'aws.events';
  /** JSON text of the template; its `<aws.scheduler.…>` placeholders are filled in. */
  input: string | undefined;
}

const withoutMilliseconds = (at: Date) => at.toISOString().replace(/\.\d+Z$/, 'Z');

/** Builds the event AWS sends: the target's own input, or the scheduled event with its `time`. */
export function scheduleEvent(target: ScheduleTarget, at: Date): unknown {
  const id = randomUUID();
  const time = withoutMilliseconds(at);
  if (target.input !== undefined) {
    const filled = target.input
      .replaceAll('<aws.scheduler.schedule-arn>', target.arn)
      .replaceAll('<aws.scheduler.scheduled-time>', time)
      .replaceAll('<aws.scheduler.execution-id>', id)
      .replaceAll('<aws.scheduler.attempt-number>', '1');
    return JSON.parse(filled);
  }
  return {
    version: '0',
    id,
    'detail-type': 'Scheduled Event',
    source: target.source,
    account: accountId,
    time,
    region,
    resources: [target.arn],
    detail: target.source === 'aws.scheduler' ? '{}' : {},
  };
}
