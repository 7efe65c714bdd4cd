import { setTimeout } from 'node:timers/promises';
import { jsonError } from '../aws/errors.ts';
import type { AwsReply } from '../aws/service.ts';

/** What goes wrong with a call of a function to a service. */
export const faultKinds = [
  /** The service answers with `status` and `code` and does nothing. */
  'answer',
  /** The connection is cut before the service has done anything, or after it has done all of it. */
  'cut-before',
  'cut-after',
  /** The answer comes `milliseconds` late. */
  'delay',
  /** The service does its work, and the answer waits until all rules are taken back. */
  'hold',
  /** The work itself waits until all rules are removed; the second kind then ends the environment after it. */
  'hold-before',
  'hold-then-kill',
  /** The function's environment ends, before the service has done anything or after it has done all of it. */
  'kill-before',
  'kill-after',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A rule: which calls it hits, and what happens to them. What is not said matches everything. */
export interface Fault {
  kind: FaultKind;
  /** End of the function's name. */
  function?: string;
  /** As requests are signed: `dynamodb`, `ses`, … */
  service?: string;
  operation?: string;
  /** Matching calls that pass first; 0 when not said. */
  skip?: number;
  /** Calls it hits; 1 when not said. */
  times?: number;
  status?: number;
  code?: string;
  milliseconds?: number;
}

/** A rule with the calls it has matched and hit so far. */
export interface ActiveFault extends Fault {
  matched: number;
  hit: number;
}

/** One call as rules see it. */
interface Call {
  function: string;
  service: string;
  operation: string;
}

/** Thrown to end a connection without any answer. */
export class ConnectionCutError extends Error {}

/** The rules that are in force. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly ActiveFault[];
  /** Does a call, or what a rule makes of it. `kill` ends the environment that has made it. */
  run(call: Call, handle: () => Promise<AwsReply>, kill: () => Promise<void>): Promise<AwsReply>;
}

const matches = (fault: Fault, call: Call): boolean =>
  (fault.service ?? call.service) === call.service &&
  (fault.operation ?? call.operation) === call.operation &&
  call.function.endsWith(fault.function ?? '');

/** Makes the calls of functions go wrong on demand; only tests add rules. */
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
        return jsonError(fault.status ?? 503, code, `${code} was asked for.`);
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
