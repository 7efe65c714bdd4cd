import type { OperationName } from '#contract/index.ts';
import { kebab } from '#lib/names.ts';
import type { LoggedRequest } from '#local';
import { newActiveLearner } from '#test/support/active-learner.ts';
import { type CallInput, consoleCall, send } from '#test/support/platform.ts';
import { startPlatform } from '../test/platform.ts';
import { learnerMonth } from './usage.ts';

/** What one call of an operation uses, counted on a local platform. */
export interface CallUsage {
  readUnits: number;
  writeUnits: number;
  s3Gets: number;
  s3Puts: number;
  emails: number;
  signatures: number;
  /** Size of the response's body. */
  bytes: number;
  /** From the request to the end of the response, on the machine that measured. */
  milliseconds: number;
}

const writes = /^(Put|Update|Delete|BatchWrite|Transact)/;

const count = (requests: readonly LoggedRequest[], service: string, operation: RegExp): number =>
  requests.filter((request) => request.service === service && operation.test(request.operation)).length;

const unitsOf = (requests: readonly LoggedRequest[]): number =>
  requests.reduce((sum, { capacityUnits = 0 }) => sum + capacityUnits, 0);

const measureCall = async (name: OperationName, input: CallInput): Promise<CallUsage> => {
  await consoleCall('DELETE', 'requests?capacity=true');
  const startedAt = performance.now();
  const { status, body } = await send(name, input);
  const milliseconds = performance.now() - startedAt;
  if (status >= 400) throw new Error(`${name} responded with ${status}: ${JSON.stringify(body)}`);
  const logged = await consoleCall<LoggedRequest[]>('GET', 'requests');
  // Jobs run on their own schedule, also while a call is measured.
  const own = logged.filter((request) => request.function.endsWith(`-${kebab(name)}`));
  const tables = own.filter(({ service }) => service === 'dynamodb');
  return {
    readUnits: unitsOf(tables.filter(({ operation }) => !writes.test(operation))),
    writeUnits: unitsOf(tables.filter(({ operation }) => writes.test(operation))),
    s3Gets: count(own, 's3', /^(Get|Head|List)/),
    s3Puts: count(own, 's3', /^Put/),
    emails: count(own, 'ses', /^SendEmail/),
    signatures: count(own, 'kms', /^Sign/),
    bytes: Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body)),
    milliseconds: Math.round(milliseconds),
  };
};

/** Calls that a learner repeats every few seconds or minutes: the first one does more than the others. */
const isRepeatable = (name: OperationName): boolean =>
  /^(get|list|save|recommend)/.test(name) &&
  // Saving the same notebook again writes nothing.
  name !== 'saveNotebook';

/**
 * Calls every operation of a learner's month as an active learner on a platform of its own and counts what it uses. Calls that learners
 * repeat are counted the second time, when caches are warm.
 */
export const measureCalls = async (): Promise<Record<string, CallUsage>> => {
  const platform = await startPlatform();
  process.env.PLATFORM_URL = platform.url;
  try {
    const usage: Record<string, CallUsage> = {};
    const { token, inputs } = await newActiveLearner();
    for (const [name, input] of inputs) {
      if (!(name in learnerMonth.calls)) continue;
      const call = { ...input, token };
      if (isRepeatable(name)) await send(name, call);
      usage[name] = await measureCall(name, call);
    }
    return usage;
  } finally {
    await platform.stop();
  }
};
