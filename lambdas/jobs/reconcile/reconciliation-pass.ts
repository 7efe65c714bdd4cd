/** Stripe calls at a time. Stripe allows 100 requests a second in live mode. */
export const maxStripeCalls = 10;

/** Seconds to leave a new event or grant to the webhook, which usually receives it at once. */
export const webhookGraceSeconds = 600;

/** One direction of a reconciliation, from its mark to now. */
export interface ReconciliationPass {
  /** Everything before it was handled. */
  since: Date;
  now: Date;
  /** Stores that everything before an instant was handled. */
  raiseMark(until: Date): Promise<void>;
  /** Returns true when the time left is too short for another page. */
  shouldStop(): boolean;
}
