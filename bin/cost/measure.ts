import type { OperationName } from '#contract/index.ts';
import { functionName } from '#lib/names.ts';
import type { LoggedRequest } from '#local';
import { newActiveLearner } from '#test/support/active-learner.ts';
import { type CallInput, consoleCall, newIpAddress, send } from '#test/support/platform.ts';
import { startPlatform } from '../test/platform.ts';
import { learnerMonth } from './usage.ts';

/** Capacity units of DynamoDB. */
interface Units {
  readUnits: number;
  writeUnits: number;
}

/** What one call of an operation uses, counted on a local platform. */
export interface CallUsage extends Units {
  s3Gets: number;
  s3Puts: number;
  emails: number;
  signatures: number;
  /** Size of the response's body. */
  bytes: number;
  /** From the request to the end of the response, on the machine that measured. */
  milliseconds: number;
  /** Capacity units by partition that every learner's calls touch, e.g. `subscribers LIMIT#day`. */
  sharedPartitions: Record<string, Units>;
}

/** A call's usage before it is known which of the partitions that it touches are shared. */
type MeasuredCall = Omit<CallUsage, 'sharedPartitions'> & { partitions: Record<string, Units> };

const writes = /^(Put|Update|Delete|BatchWrite|Transact)/;

const count = (requests: readonly LoggedRequest[], service: string, operation: RegExp): number =>
  requests.filter((request) => request.service === service && operation.test(request.operation)).length;

const isWrite = ({ operation }: LoggedRequest): boolean => writes.test(operation);

const unitsOf = (requests: readonly LoggedRequest[]): number =>
  requests.reduce((sum, { capacityUnits = 0 }) => sum + capacityUnits, 0);

const readAndWriteUnits = (requests: readonly LoggedRequest[]): Units => ({
  readUnits: unitsOf(requests.filter((request) => !isWrite(request))),
  writeUnits: unitsOf(requests.filter(isWrite)),
});

const partitionsOf = (requests: readonly LoggedRequest[]): Record<string, Units> => {
  const names = new Set(requests.flatMap(({ partition }) => partition ?? []));
  return Object.fromEntries(
    [...names].map((name) => [name, readAndWriteUnits(requests.filter(({ partition }) => partition === name))]),
  );
};

/** Removes the suffix of the table's physical name and the digest of a limit's key. */
const shorten = (partition: string): string =>
  partition
    .replace(/^\S*?(catalog|learners|subscribers)\S* /i, (_, table: string) => `${table.toLowerCase()} `)
    .replace(/#[0-9a-f]{32}$/, '');

const measureCall = async (name: OperationName, input: CallInput): Promise<MeasuredCall> => {
  await consoleCall('DELETE', 'requests?capacity=true');
  const startedAt = performance.now();
  const { status, body } = await send(name, input);
  const milliseconds = performance.now() - startedAt;
  if (status >= 400) throw new Error(`${name} responded with ${status}: ${JSON.stringify(body)}`);
  const logged = await consoleCall<LoggedRequest[]>('GET', 'requests');
  // Jobs run on their own schedule, even while a call is measured.
  const own = logged.filter((request) => request.function === functionName({ name: 'dev' }, name));
  const tables = own.filter(({ service }) => service === 'dynamodb');
  return {
    ...readAndWriteUnits(tables),
    s3Gets: count(own, 's3', /^(Get|Head|List)/),
    s3Puts: count(own, 's3', /^Put/),
    emails: count(own, 'ses', /^SendEmail/),
    signatures: count(own, 'kms', /^Sign/),
    bytes: Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body)),
    milliseconds: Math.round(milliseconds),
    partitions: partitionsOf(tables),
  };
};

/** Calls that a learner repeats every few seconds or minutes: the first one does more than the others. */
const isRepeatable = (name: OperationName): boolean =>
  /^(get|list|save|recommend)/.test(name) &&
  // Saving the same notebook again writes nothing.
  name !== 'saveNotebook';

/** Calls every operation of a learner's month as one learner, from a network of their own. */
const measureLearner = async (): Promise<Record<string, MeasuredCall>> => {
  const usage: Record<string, MeasuredCall> = {};
  const { token, inputs } = await newActiveLearner();
  const headers = { 'x-local-viewer-address': newIpAddress() };
  for (const [name, input] of inputs) {
    if (!(name in learnerMonth.calls)) continue;
    const call = { ...input, token, headers };
    if (isRepeatable(name)) await send(name, call);
    usage[name] = await measureCall(name, call);
  }
  return usage;
};

/**
 * Calls every operation of a learner's month on a platform of its own and counts what it uses. Calls that learners
 * repeat are counted the second time, when caches are warm. A partition is shared if two learners' calls touch it.
 */
export const measureCalls = async (): Promise<Record<string, CallUsage>> => {
  const platform = await startPlatform();
  process.env.PLATFORM_URL = platform.url;
  try {
    const [first, second] = [await measureLearner(), await measureLearner()];
    return Object.fromEntries(
      Object.entries(second).map(([name, { partitions, ...usage }]) => {
        const shared = Object.entries(partitions)
          .filter(([partition]) => partition in (first[name]?.partitions ?? {}))
          .map(([partition, units]) => [shorten(partition), units]);
        return [name, { ...usage, sharedPartitions: Object.fromEntries(shared) }];
      }),
    );
  } finally {
    await platform.stop();
  }
};
