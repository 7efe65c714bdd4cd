/** What somebody has to look at, because no rule of ours may decide it. */
export type Alert =
  /** An event of Stripe's test mode came to a live stage, or the other way round. */
  | 'payment-mode'
  /** Money was taken that fits no record of ours, or another sum than was offered. */
  | 'unmatched-payment'
  /** A course is open for which Stripe knows no payment. */
  | 'unpaid-entitlement'
  /** The mail service will not send a receipt or notice. */
  | 'email-rejected'
  /** A payment had not opened its course until the reconciler saw it. */
  | 'late-fulfillment';

/** Writes the line that an alarm counts (`docs/operations.md#payment-alerts`). Details name no person. */
export const raiseAlert = (alert: Alert, details: Record<string, string | number>): void => {
  console.error(JSON.stringify({ level: 'alert', alert, ...details }));
};
