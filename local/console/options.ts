import type { LocalAccounts } from '../aws/cognito/accounts.ts';
import type { Scheduler } from '../aws/scheduler/scheduler.ts';
import type { Inbox } from '../aws/ses/inbox.ts';
import type { MovableClock } from '../clock.ts';
import type { Permissions } from '../iam/permissions.ts';
import type { LocalStripe } from '../stripe/stripe.ts';

/** What the console shows and controls. */
export interface ConsoleOptions {
  inbox: Inbox;
  clock: MovableClock;
  scheduler: Scheduler;
  accounts: LocalAccounts;
  permissions: Pick<Permissions, 'report'>;
  /** Absent when payments go to Stripe itself. */
  stripe?: Pick<LocalStripe, 'payments'> | undefined;
  /** More links: paths or URLs by label. */
  links?: Readonly<Record<string, string>>;
}

/** Path of the console. */
export const consolePath = '/_local/';
