import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { brand } from '#contract/brand.ts';
import type { Operation } from '#contract/define.ts';
import type { DrillStage } from './drill-stage.ts';

/** How one alarm is made to fire, and what ends the cause. */
export interface Scenario {
  /** Name of the alarm, which is also the heading of its runbook article. */
  alarm: string;
  /** What happens, for the report. */
  cause: string;
  run(stage: DrillStage): Promise<void>;
  repair?(stage: DrillStage): Promise<void>;
}

export const minuteMs = 60_000;

/** Longer than the time between two runs of any job. */
export const jobIntervalMs = 30 * minuteMs;

/** Path of an operation, with `x` for its parameters. */
export const pathOf = ({ path }: Pick<Operation, 'path'>): string => `/api${path.replace(/\{\w+\}/g, 'x')}`;

/** Runs a step `times` times in sequence. */
export const repeat = async (times: number, step: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await step();
};

/** Settings of AWS clients with every permission. */
export const settingsOf = ({ cloud }: DrillStage) => {
  const { endpoint, ...credentials } = cloud.operator;
  return { endpoint, region: 'us-east-1', credentials };
};

/** Sends an email through the configuration set of the stage. */
export const sendEmail = async (stage: DrillStage, to: string): Promise<void> => {
  await new SESv2Client(settingsOf(stage)).send(
    new SendEmailCommand({
      FromEmailAddress: `hello@${brand.domain}`,
      Destination: { ToAddresses: [to] },
      ConfigurationSetName: stage.configurationSet,
      Content: { Simple: { Subject: { Data: 'Drill' }, Body: { Text: { Data: 'Drill' } } } },
    }),
  );
};
