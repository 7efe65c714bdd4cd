import * as z from 'zod/mini';
import { sameCallRange, stepsRange, wordsRange } from '../rules/explore/agent-loop.ts';
import { bRange, k1Range, maxQuery } from '../rules/explore/bm25.ts';
import { addedRange, overlapRange, sizeRange } from '../rules/explore/chunking.ts';
import { thresholdRange } from '../rules/explore/confusion-matrix.ts';
import * as gradientDescent from '../rules/explore/gradient-descent.ts';
import { casesRange, shareRange } from '../rules/explore/group-sample.ts';
import { marksKinds, messageIds, pageKinds, recipientKinds } from '../rules/explore/injection.ts';
import { cleanings, duplicatesKinds, joinKinds } from '../rules/explore/joins.ts';
import * as judgeDrift from '../rules/explore/judge-drift.ts';
import {
  candidatesRange,
  kRange,
  mapWords,
  maxText,
  mergesRange,
  partRange,
  positionRange,
  questionCount,
  scorers,
} from '../rules/explore/limits.ts';
import { maxSeed, temperatureRange, topPRange } from '../rules/explore/next-token.ts';
import { daysRange, degreeRange } from '../rules/explore/overfitting.ts';
import * as pilot from '../rules/explore/pilot.ts';
import * as promisedDate from '../rules/explore/promised-date.ts';
import { Instant } from './identifiers.ts';
import { roundedNumber, wholeNumber } from './number.ts';
import { line } from './text.ts';

const within = ({ min, max }: { min: number; max: number }) => roundedNumber(min, max);
const wholeWithin = ({ min, max }: { min: number; max: number }) => wholeNumber(min, max);

/** A learner's settings in an explorable. Every field is bounded, so that a state is never larger than 1 KB. */
export const ExplorableState = z.discriminatedUnion('explorable', [
  z.strictObject({
    explorable: z.literal('next-token'),
    temperature: within(temperatureRange),
    topP: within(topPRange),
    seed: wholeNumber(1, maxSeed),
  }),
  z.strictObject({
    explorable: z.literal('bm25'),
    query: line(maxQuery),
    k1: within(k1Range),
    b: within(bRange),
  }),
  z.strictObject({
    explorable: z.literal('confusion-matrix'),
    threshold: within(thresholdRange),
    prices: z.enum(['costly-miss', 'costly-alarm']),
  }),
  z.strictObject({
    explorable: z.literal('group-sample'),
    cases: wholeWithin(casesRange),
    share: within(shareRange),
  }),
  z.strictObject({
    explorable: z.literal('chunking'),
    size: wholeWithin(sizeRange),
    overlap: wholeWithin(overlapRange),
    added: wholeWithin(addedRange),
  }),
  z.strictObject({
    explorable: z.literal('agent-loop'),
    job: z.enum(['ordinary', 'outage', 'wrong-amount', 'endless']),
    steps: wholeWithin(stepsRange),
    words: wholeWithin(wordsRange),
    sameCall: wholeWithin(sameCallRange),
    gate: z.enum(['none', 'large-payments', 'payments', 'every-call']),
  }),
  z.strictObject({
    explorable: z.literal('injection'),
    message: z.enum(messageIds),
    rule: z.boolean(),
    marks: z.enum(marksKinds),
    filter: z.boolean(),
    borrowers: z.boolean(),
    recipients: z.enum(recipientKinds),
    pages: z.enum(pageKinds),
    approval: z.boolean(),
  }),
  z.strictObject({
    explorable: z.literal('judge-drift'),
    cases: wholeWithin(judgeDrift.casesRange),
    share: within(judgeDrift.shareRange),
    limit: within(judgeDrift.limitRange),
    week: wholeWithin(judgeDrift.weekRange),
    run: wholeNumber(1, judgeDrift.runCount),
  }),
  z.strictObject({
    explorable: z.literal('lost-in-the-middle'),
    question: z.enum(['summary', 'decision', 'launch', 'quote']),
    part: wholeWithin(partRange),
    position: wholeWithin(positionRange),
  }),
  z.strictObject({
    explorable: z.literal('reranking'),
    candidates: wholeWithin(candidatesRange),
    scorer: z.enum(scorers),
    k: wholeWithin(kRange),
    question: wholeNumber(0, questionCount - 1),
  }),
  z.strictObject({
    explorable: z.literal('gradient-descent'),
    rate: within(gradientDescent.rateRange),
    steps: wholeWithin(gradientDescent.stepsRange),
  }),
  z.strictObject({
    explorable: z.literal('overfitting'),
    degree: wholeWithin(degreeRange),
    days: wholeWithin(daysRange),
  }),
  z.strictObject({
    explorable: z.literal('tokenizer'),
    text: line(maxText),
    merges: wholeWithin(mergesRange),
  }),
  z.strictObject({
    explorable: z.literal('embeddings'),
    word: z.enum(mapWords),
    other: z.enum(mapWords),
  }),
  z.strictObject({
    explorable: z.literal('pilot'),
    picks: z.enum(pilot.picksKinds),
    orders: wholeWithin(pilot.ordersRange),
    limit: within(pilot.limitRange),
  }),
  z.strictObject({
    explorable: z.literal('joins'),
    cleaning: z.enum(cleanings),
    join: z.enum(joinKinds),
    duplicates: z.enum(duplicatesKinds),
  }),
  z.strictObject({
    explorable: z.literal('promised-date'),
    share: within(promisedDate.shareRange),
    limit: within(promisedDate.limitRange),
    run: wholeNumber(1, promisedDate.runCount),
  }),
]);
export type ExplorableState = z.output<typeof ExplorableState>;

/** Returns a stored state; undefined when its explorable no longer accepts it. */
export const parseExplorableState = (stored: unknown): ExplorableState | undefined =>
  z.safeParse(ExplorableState, stored).data;

/** Names of the explorables, each the discriminator of its state. */
export const ExplorableId = z.enum([
  'next-token',
  'bm25',
  'confusion-matrix',
  'group-sample',
  'chunking',
  'agent-loop',
  'injection',
  'judge-drift',
  'lost-in-the-middle',
  'reranking',
  'gradient-descent',
  'overfitting',
  'tokenizer',
  'embeddings',
  'pilot',
  'joins',
  'promised-date',
]);
export type ExplorableId = z.output<typeof ExplorableId>;

/** A learner's saved state of an explorable, and when its task was first solved. Empty before the first save. */
export const Exploration = z.object({ state: z.optional(ExplorableState), solvedAt: z.optional(Instant) });
export type Exploration = z.output<typeof Exploration>;
