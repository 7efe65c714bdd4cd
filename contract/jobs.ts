import type { Need } from './define.ts';

/** Background work, triggered by a schedule or by email events. */
export interface Job {
  summary: string;
  /** A schedule in EventBridge's syntax, or the events that trigger it. */
  trigger: { every: `rate(${string})` } | { on: 'email-events' };
  /** Its permissions, as for operations. */
  needs: readonly Need[];
  /** What users lose while it does not run. */
  impact: string;
  /** Time-out in seconds; defaults to 10. Keep it below the time between two runs. */
  timeoutSeconds?: number;
  /** Memory, which also determines the processor share; defaults to 256. */
  memoryMegabytes?: number;
  /** Only deployed in stages with this option. */
  requiredStageOption?: 'notebookHub' | 'payments';
  /** Maximum concurrent runs; enforced only in stages with reserved concurrency. */
  maxConcurrency?: number;
}

/** Every job. `releaseDrip` is handled by `lambdas/jobs/release-drip.ts` in the function `ReleaseDrip`. */
export const jobs = {
  releaseDrip: {
    summary: 'Email drip course subscribers when sections open, and us the messages that waited for email.',
    trigger: { every: 'rate(5 minutes)' },
    needs: [
      'due-index:Query',
      'catalog:GetItem',
      'learners:GetItem',
      'subscribers:GetItem',
      'subscribers:BatchGetItem',
      'subscribers:Query',
      'subscribers:PutItem',
      'subscribers:UpdateItem',
      'subscribers:DeleteItem',
      'email:SendEmail',
    ],
    impact: 'Subscribers get no emails about new sections. They can still open them: access does not depend on email.',
    timeoutSeconds: 240,
    memoryMegabytes: 1024,
    // Two runs would send at twice the rate SES grants the account.
    maxConcurrency: 1,
  },
  receiveMailEvent: {
    summary: 'Record whether an email was delivered, bounced or caused a complaint.',
    trigger: { on: 'email-events' },
    needs: ['subscribers:UpdateItem'],
    impact:
      'Bounces and complaints are not recorded: people who do not want or cannot get our emails keep being sent them.',
  },
  reconcilePayments: {
    summary: 'Compare payments in Stripe with entitlements, and repair what Stripe confirms.',
    trigger: { every: 'rate(30 minutes)' },
    needs: [
      'catalog:GetItem',
      'learners:GetItem',
      'learners:PutItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learners:Query',
      'refunded-certificates:Query',
      'identity:AdminGetUser',
      'stripe-secrets:GetParameter',
      'email:SendEmail',
    ],
    impact: 'Payments whose events were lost do not open their course until the next run.',
    requiredStageOption: 'payments',
    timeoutSeconds: 240,
    memoryMegabytes: 512,
  },
  finishErasures: {
    summary: 'Finish interrupted account deletions, and remove what concurrent calls wrote for deleted accounts.',
    trigger: { every: 'rate(15 minutes)' },
    needs: [
      'learners:GetItem',
      'learners:Query',
      'learners:PutItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learners:BatchWriteItem',
      'subscribers:Query',
      'subscribers:DeleteItem',
      'learner-files:ListBucket',
      'learner-files:DeleteObject',
      'identity:AdminGetUser',
      'identity:AdminUserGlobalSignOut',
      'identity:AdminDeleteUser',
      'email:SendEmail',
    ],
    impact: 'Data that a crash left of a deleted account stays, and interrupted deletions stay unfinished.',
    timeoutSeconds: 240,
  },
  stopIdleNotebooks: {
    summary: 'Stop idle servers on the notebook hub.',
    trigger: { every: 'rate(15 minutes)' },
    needs: ['notebook-hub:GetParameter'],
    impact: 'Idle notebook servers keep running and costing money.',
    timeoutSeconds: 60,
    requiredStageOption: 'notebookHub',
  },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;

/** Every job with its name. */
export const allJobs = Object.entries(jobs).map(([name, job]) => ({ name: name as JobName, job: job as Job }));

/** Event that a schedule sends to its job. */
export interface ScheduledEvent {
  /** Scheduled product time of the run, ISO 8601. */
  time: string;
}

/**
 * Minutes after which a run that could not start is dropped; the next one does its work. Together with the longest run
 * this must stay below the 15 minutes of an email claim, so that no late run mistakes an active claim for an abandoned
 * one.
 */
export const maxStartDelayMinutes = 10;
