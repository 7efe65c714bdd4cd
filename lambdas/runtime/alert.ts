import { writeLogLine } from './log.ts';

/** Conditions that need a person's decision. */
export type Alert =
  /** A test-mode Stripe event reached a live stage, or the reverse. */
  | 'payment-mode'
  /** A payment matches no record or not the offered amount. */
  | 'unmatched-payment'
  /** A course is open without a payment known to Stripe. */
  | 'unpaid-entitlement'
  /** SES rejected a receipt or notice. */
  | 'email-rejected'
  /** A payment opened its course only at reconciliation. */
  | 'late-fulfillment';

/** Logs the line that an alarm counts (`docs/operations.md#payment-alerts`). Details must not identify a person. */
export const raiseAlert = (alert: Alert, details: Record<string, string | number>): void =>
  writeLogLine({ level: 'alert', alert, ...details });
