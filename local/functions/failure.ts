/** Why an invocation has no result. */
export type FailureKind =
  /** The handler threw, or its module could not be loaded. */
  | 'unhandled'
  /** The thread ended in the middle: `process.exit`, no memory left, an error nobody caught. */
  | 'exit'
  /** It ran longer than the template allows. */
  | 'timeout'
  /** Larger than Lambda takes. */
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
