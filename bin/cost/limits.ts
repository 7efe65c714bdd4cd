import { jobs } from '#contract/jobs.ts';
import { maxQuestionsPerDay } from '#contract/rules/assistant/model-limits.ts';
import { erasuresAtATime, lookBackDays } from '#lambdas/jobs/finish-erasures.ts';
import { getStage } from '#lib/stages.ts';
import { learnerUnits, type MeasuredCalls } from './estimate.ts';
import { sharedWriteUnits } from './shared-writes.ts';
import { learnerMonth, monthDays } from './usage.ts';

/** Something that serves a limited number of units, and what active learners demand of it. */
interface Limit {
  what: string;
  /** Highest value, as set or as AWS grants it by default. */
  limit: number;
  unit: string;
  /** Demand of this many active learners, in the same unit. */
  demand(learners: number): number;
}

const monthSeconds = monthDays * 24 * 60 * 60;

/** The busiest second of a month has this many times the requests of the average one. */
export const peakFactor = 6;

/** Part of a month's drip emails, and of its questions to the assistant, that is due on its busiest day. */
const busiestDayShare = 1 / 20;

/** Seconds that a warm function takes, as the p50 of 256 MB on arm64. */
const warmSeconds = 0.05;

/** Seconds that checking a complete deletion takes: seven calls, mostly one after the other. */
const secondsPerErasure = 0.15;

/** Returns the demand a second, at the busiest second of a month, of what one learner uses in a month. */
const atPeak = (units: number) => (learners: number) => (learners * units * peakFactor) / monthSeconds;

/** The limits of a deployment that active learners meet, in no order; `cure` says what raises them. */
export const limits = (measured: MeasuredCalls): (Limit & { cure: string })[] => {
  const { throttling, email } = getStage('prod');
  const perLearner = learnerUnits(measured);
  const requests = atPeak(perLearner.apiRequests);
  return [
    {
      what: 'Throttling of the API (`throttling` of the stage)',
      limit: throttling.perSecond,
      unit: 'requests/s',
      demand: requests,
      cure: 'raise `throttling`; API Gateway allows 10,000 a second per account and region unless you request more',
    },
    {
      what: 'API Gateway requests of the account',
      limit: 10_000,
      unit: 'requests/s',
      demand: requests,
      cure: 'request a higher quota, or save positions less often',
    },
    {
      what: 'Concurrent executions of a new account',
      limit: 10,
      unit: 'executions',
      demand: (learners) => requests(learners) * warmSeconds,
      cure: 'request the quota of 1,000 before launch',
    },
    {
      what: 'Concurrent executions of an established account',
      limit: 1_000,
      unit: 'executions',
      demand: (learners) => requests(learners) * warmSeconds,
      cure: 'request a higher quota',
    },
    {
      what: 'Emails a day (`email.perDay` of the stage)',
      limit: email.perDay,
      unit: 'emails/day',
      demand: (learners) => learners * learnerMonth.dripEmails * busiestDayShare,
      cure: 'request a higher SES quota and raise `email.perDay` and `email.perSecond`',
    },
    {
      what: 'Questions to the assistant a day',
      limit: maxQuestionsPerDay,
      unit: 'questions/day',
      demand: (learners) => learners * learnerMonth.calls.sendChatMessage * busiestDayShare,
      cure: 'raise `maxQuestionsPerDay`, and with it what a model may cost a day ([cost](cost.md))',
    },
    {
      what: 'Cognito user operations of the account',
      limit: 120,
      unit: 'requests/s',
      demand: atPeak(learnerMonth.calls.getProfile),
      cure: 'request a higher quota of the category UserRead',
    },
    {
      what: 'Account deletions that `finish-erasures` checks in a run',
      limit: (jobs.finishErasures.timeoutSeconds * erasuresAtATime) / secondsPerErasure,
      unit: 'deletions',
      demand: (learners) => (learners * learnerMonth.deletions * (lookBackDays + 1)) / monthDays,
      cure: 'raise `erasuresAtATime`, and with it the Cognito quota of the category UserRead',
    },
    {
      what: 'Table throughput of an account (writes, on demand)',
      limit: 40_000,
      unit: 'write units/s',
      demand: atPeak(perLearner.writeUnits),
      cure: 'request a higher quota; partitions split by learner',
    },
  ];
};

/** Units a second that DynamoDB serves from one partition. */
export const partitionLimits = { readUnits: 3_000, writeUnits: 1_000 };

/**
 * The most that jobs and commands read of a partition: page after page, each of up to 1 MB, which is 256 units of
 * consistent reads, and takes about 0.1 s. More rows take longer, but not more units a second.
 */
export const sequentialRead = { pageUnits: 256, pageSeconds: 0.1 };

/**
 * The partitions that many learners share, as limits: those that measured calls touch, and the hottest of those that
 * other events write to. Assumes that every learner takes the same course, so the partition of a course gets as hot as
 * it can.
 */
export const partitionHeat = async (measured: MeasuredCalls): Promise<Limit[]> => {
  const units = new Map<string, { readUnits: number; writeUnits: number }>();
  for (const [name, calls] of Object.entries(learnerMonth.calls)) {
    for (const [partition, used] of Object.entries(measured[name]?.sharedPartitions ?? {})) {
      const { readUnits, writeUnits } = units.get(partition) ?? { readUnits: 0, writeUnits: 0 };
      units.set(partition, {
        readUnits: readUnits + calls * used.readUnits,
        writeUnits: writeUnits + calls * used.writeUnits,
      });
    }
  }
  for (const [partition, writeUnits] of await sharedWriteUnits()) {
    const used = units.get(partition);
    units.set(partition, { readUnits: used?.readUnits ?? 0, writeUnits: (used?.writeUnits ?? 0) + writeUnits });
  }
  return [...units].flatMap(([partition, used]) =>
    (['readUnits', 'writeUnits'] as const)
      .filter((kind) => used[kind] > 0)
      .map((kind) => ({
        what: `\`${partition}\``,
        limit: partitionLimits[kind],
        unit: kind === 'readUnits' ? 'read units/s' : 'write units/s',
        demand: atPeak(used[kind]),
      })),
  );
};

/** Active learners at which a limit is reached, to two digits. Every demand grows in proportion to the learners. */
export const learnersAt = ({ limit, demand }: Limit): number => Number((limit / demand(1)).toPrecision(2));
