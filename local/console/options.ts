import type { MovableClock } from '../clock.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { LocalAccounts } from '../services/cognito/accounts.ts';
import type { Inbox } from '../services/mail/inbox.ts';
import type { Scheduler } from '../services/scheduler.ts';
import type { LocalStripe } from '../services/stripe/stripe.ts';

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
