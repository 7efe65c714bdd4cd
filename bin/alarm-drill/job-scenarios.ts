import { allJobs } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';
import type { DrillStage } from './drill-stage.ts';
import { jobIntervalMs, repeat, type Scenario, sendEmail } from './scenario.ts';

/** An email whose events the drill publishes. */
const recipient = 'drill@example.com';

/** Starts a job as its trigger does, with retries. */
const trigger = async (stage: DrillStage, isScheduled: boolean): Promise<void> => {
  if (isScheduled) return stage.cloud.clock.advance(jobIntervalMs);
  await sendEmail(stage, recipient);
  await stage.console('POST', 'mail/events', { type: 'reject', to: recipient });
};

/** Makes the first attempt of a run fail, in the service call that each run begins with. */
const failFirstAttempt: Record<string, { cause: string; run(stage: DrillStage): Promise<unknown> }> = {
  'stop-idle-notebooks': { cause: 'the notebook hub fails once', run: async (stage) => stage.failHub(1) },
  'receive-mail-event': { cause: 'SES rejects an email', run: async () => undefined },
};
const refusedTable = (name: string) => ({
  cause: 'a table denies access once',
  run: (stage: DrillStage) =>
    stage.console('POST', 'faults', {
      kind: 'answer',
      function: name,
      service: 'dynamodb',
      status: 400,
      code: 'AccessDeniedException',
    }),
});

const scenariosOf = (name: string, isScheduled: boolean): Scenario[] => {
  const queue = (stage: DrillStage) => stage.resourceName(`${name}-dead-letters`);
  const fault = failFirstAttempt[name] ?? refusedTable(name);
  const enable = (stage: DrillStage, enabled: boolean) =>
    stage.console('POST', `schedules/${stage.resourceName(name)}`, { enabled });
  return [
    {
      alarm: `${name}-dead-letters`,
      cause: 'a release that cannot be loaded; all attempts of a run fail',
      run: async (stage) => {
        stage.release(name, 'broken');
        await trigger(stage, isScheduled);
      },
      repair: async (stage) => {
        stage.release(name, undefined);
        await stage.console('DELETE', `dead-letters/${queue(stage)}`);
      },
    },
    {
      alarm: `${name}-faults`,
      cause: fault.cause,
      run: async (stage) => {
        await fault.run(stage);
        await trigger(stage, isScheduled);
      },
      repair: async (stage) => {
        await stage.console('DELETE', 'faults');
      },
    },
    ...(isScheduled
      ? [
          {
            alarm: `${name}-silent`,
            cause: 'its schedule is disabled for two hours',
            run: async (stage: DrillStage) => {
              await enable(stage, false);
              await repeat(5, () => stage.cloud.clock.advance(jobIntervalMs));
            },
            repair: async (stage: DrillStage) => {
              await enable(stage, true);
            },
          },
        ]
      : []),
  ];
};

/** Every job fails for good, fails once, and does not run. */
export const jobScenarios: Scenario[] = allJobs.flatMap(({ name, job }) =>
  scenariosOf(kebab(name), 'every' in job.trigger),
);
