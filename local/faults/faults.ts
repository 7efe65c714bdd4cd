import { setTimeout } from 'node:timers/promises';
import { jsonError } from '../aws/errors.ts';
import type { AwsReply } from '../aws/service.ts';

/** Fault injection: kinds of faults in a function's call to a service. */
export const faultKinds = [
  /** The service responds with `status` and `code` and does nothing. */
  'answer',
  /** The connection is cut before or after the service has done its work. */
  'cut-before',
  'cut-after',
  /** The response is delayed by `milliseconds`. */
  'delay',
  /** The service does its work, but the response waits until all rules are removed. */
  'hold',
  /** The work waits until all rules are removed; the second kind then ends the environment. */
  'hold-before',
  'hold-then-kill',
  /** The function's environment ends before or after the service has done its work. */
  'kill-before',
  'kill-after',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A rule: which calls it matches, and what happens to them. An absent field matches everything. */
export interface Fault {
  kind: FaultKind;
  /** Suffix of the function's name. */
  function?: string;
  /** Signing name: `dynamodb`, `ses`, … */
  service?: string;
  operation?: string;
  /** Matching calls to let through first; default 0. */
  skip?: number;
  /** Calls to affect; default 1. */
  times?: number;
  status?: number;
  code?: string;
  /** Message of the error, e.g. one that quotes the request as the service does. */
  message?: string;
  milliseconds?: number;
}

/** A rule with the number of calls it has matched and affected. */
export interface ActiveFault extends Fault {
  matched: number;
  hit: number;
}

/** The properties of a call that rules match. */
interface Call {
  function: string;
  service: string;
  operation: string;
}

/** Thrown to close a connection without a response. */
export class ConnectionCutError extends Error {}

/** The active rules. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly ActiveFault[];
  /** Runs a call, subject to the rules. `kill` ends the calling environment. */
  run(call: Call, handle: () => Promise<AwsReply>, kill: () => Promise<void>): Promise<AwsReply>;
}

const matches = (fault: Fault, call: Call): boolean =>
  (fault.service ?? call.service) === call.service &&
  (fault.operation ?? call.operation) === call.operation &&
  call.function.endsWith(fault.function ?? '');

/** Makes calls of functions fail on demand; only tests add rules. */
export const createFaults = (): Faults => {
  let active: ActiveFault[] = [];
  const releases: (() => void)[] = [];

  const untilRemoved = () => new Promise<void>((resolve) => releases.push(resolve));

  const faultFor = (call: Call): ActiveFault | undefined => {
    let activeFault: ActiveFault | undefined;
    for (const fault of active.filter((candidate) => matches(candidate, call))) {
      fault.matched += 1;
      const isHit = fault.matched > (fault.skip ?? 0) && fault.hit < (fault.times ?? 1);
      if (!isHit || activeFault) continue;
      fault.hit += 1;
      activeFault = fault;
    }
    return activeFault;
  };

  return {
    add: (fault) => active.push({ ...fault, matched: 0, hit: 0 }),
    clear: () => {
      active = [];
      for (const release of releases.splice(0)) release();
    },
    list: () => active,
    run: async (call, handle, kill) => {
      const fault = faultFor(call);
      if (!fault) return handle();
      if (fault.kind === 'answer') {
        const code = fault.code ?? 'ServiceUnavailableException';
        return jsonError(fault.status ?? 503, code, fault.message ?? `${code} was injected.`);
      }
      if (fault.kind === 'kill-before') await kill();
      if (fault.kind === 'cut-before' || fault.kind === 'kill-before') throw new ConnectionCutError(fault.kind);
      if (fault.kind.startsWith('hold-')) await untilRemoved();
      const reply = await handle();
      if (fault.kind === 'delay') await setTimeout(fault.milliseconds ?? 0);
      if (fault.kind === 'hold') await untilRemoved();
      const isKilled = fault.kind === 'kill-after' || fault.kind === 'hold-then-kill';
      if (isKilled) await kill();
      if (isKilled || fault.kind === 'cut-after') throw new ConnectionCutError(fault.kind);
      return reply;
    },
  };
};
