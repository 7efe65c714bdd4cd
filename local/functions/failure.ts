/** Why an invocation has no result. */
export type FailureKind =
  /** The handler threw, or its module could not be loaded. */
  | 'unhandled'
  /** The thread ended early: `process.exit`, out of memory, an uncaught error. */
  | 'exit'
  /** It exceeded the template's timeout. */
  | 'timeout'
  /** Its concurrency is used up. */
  | 'throttled'
  /** Exceeds Lambda's size limit. */
  | 'event-too-large'
  | 'result-too-large'
  /** The platform was stopped. */
  | 'stopped';

/** An invocation that ended without a result; the message is what Lambda would log. */
export class FunctionFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
    this.name = 'FunctionFailure';
  }
}
