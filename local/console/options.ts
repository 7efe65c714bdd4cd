import type { LocalAccounts } from '../aws/cognito/accounts.ts';
import type { Scheduler } from '../aws/scheduler/scheduler.ts';
import type { Inbox } from '../aws/ses/inbox.ts';
import type { MovableClock } from '../clock.ts';
import type { Permissions } from '../iam/permissions.ts';
import type { LocalStripe } from '../stripe/stripe.ts';

/** Everything the console shows and moves. */
export interface ConsoleOptions {
  inbox: Inbox;
  clock: MovableClock;
  scheduler: Scheduler;
  accounts: LocalAccounts;
  permissions: Pick<Permissions, 'report'>;
  /** Absent when payments go to Stripe itself. */
  stripe?: Pick<LocalStripe, 'payments'> | undefined;
  /** Where else to look: paths or addresses by what is there. */
  links?: Readonly<Record<string, string>>;
}

/** Where the console is. */
export const consolePath = '/_local/';
