import { checkRunner } from '#contract/check-runner.ts';
import type { OperationName } from '#contract/index.ts';
import { maxQuestionsPerDay } from '#contract/rules/assistant/model-limits.ts';
import { megabytesOf } from '#lib/functions/function-resources.ts';
import type { CallUsage } from './measure.ts';
import { costOf, type PricedItem } from './prices.ts';
import { typicalQuestion } from './question-cost.ts';
import { learnerMonth, monthDays } from './usage.ts';

/** Measured usage by operation. */
export type MeasuredCalls = Readonly<Record<string, CallUsage>>;

const megabyte = 1_000_000;
const gigabyte = 1_000 * megabyte;

/** GB-seconds of the check runner that one learner uses in a month. */
export const checkRunnerGigabyteSeconds =
  learnerMonth.checkRuns * learnerMonth.secondsPerCheckRun * (checkRunner.memoryMegabytes / 1_024);

/** Units that one learner uses in a month, by priced item. */
export const learnerUnits = (measured: MeasuredCalls): Record<PricedItem, number> => {
  const calls = Object.entries(learnerMonth.calls) as [OperationName, number][];
  const total = (of: (usage: CallUsage, name: OperationName) => number): number =>
    calls.reduce((sum, [name, number]) => {
      const usage = measured[name];
      if (!usage) throw new Error(`${name} was not measured: npm run cost -- --measure`);
      return sum + number * of(usage, name);
    }, 0);
  const requests = total(() => 1);
  const videoBytes = learnerMonth.videoMinutes * learnerMonth.videoMegabytesPerMinute * megabyte;
  const deliveredBytes = total(({ bytes }) => bytes) + learnerMonth.fileMegabytes * megabyte + videoBytes;
  const videoRequests = learnerMonth.videoMinutes;
  const edgeRequests = requests + learnerMonth.fileRequests + videoRequests;
  return {
    apiRequests: requests,
    lambdaRequests: requests + learnerMonth.checkRuns,
    lambdaGigabyteSeconds:
      total(({ milliseconds }, name) => (milliseconds / 1_000) * (megabytesOf(name) / 1_024)) +
      checkRunnerGigabyteSeconds,
    readUnits: total(({ readUnits }) => readUnits),
    writeUnits: total(({ writeUnits }) => writeUnits),
    s3Gets: total(({ s3Gets }) => s3Gets) + videoRequests,
    s3Puts: total(({ s3Puts }) => s3Puts),
    edgeRequests,
    edgeFunctionCalls: requests + learnerMonth.fileRequests,
    edgeGigabytes: deliveredBytes / gigabyte,
    // The web ACL is in front of the distribution and sees every request.
    firewallRequests: edgeRequests,
    emails: total(({ emails }) => emails) + learnerMonth.dripEmails,
    activeUsers: 1,
    logGigabytes: (requests * learnerMonth.logBytesPerRequest) / gigabyte,
    signatures: total(({ signatures }) => signatures),
    // Every question counts as if a model answered it, though many are answered without one.
    modelInputTokens: learnerMonth.calls.sendChatMessage * typicalQuestion.input,
    modelOutputTokens: learnerMonth.calls.sendChatMessage * typicalQuestion.output,
  };
};

/** The most units that a month can take of an item, however many learners there are. */
const monthlyMaximums: Partial<Record<PricedItem, number>> = {
  modelInputTokens: monthDays * maxQuestionsPerDay * typicalQuestion.input,
  modelOutputTokens: monthDays * maxQuestionsPerDay * typicalQuestion.output,
};

/** US dollars a month by priced item for this many active learners, without the fixed cost of a stage. */
export const estimate = (measured: MeasuredCalls, learners: number) =>
  Object.fromEntries(
    (Object.entries(learnerUnits(measured)) as [PricedItem, number][]).map(([item, units]) => [
      item,
      costOf(item, Math.min(units * learners, monthlyMaximums[item] ?? Number.POSITIVE_INFINITY)),
    ]),
  ) as Record<PricedItem, number>;
