import type { Need } from './define.ts';

/** Work that no request asks for: run by the clock, or by what the mail service reports. */
export interface Job {
  summary: string;
  /** When it runs, as EventBridge writes it; or what it is told of. */
  trigger: { every: `rate(${string})` } | { on: 'email-events' };
  /** Its rights, as operations state theirs. */
  needs: readonly Need[];
  /** What people lose while it does not run. */
  impact: string;
  /** Seconds one run may take; 10 when not said. Keep it below the time between two runs. */
  timeoutSeconds?: number;
  /** Megabytes, and the processor time that comes with them; 256 when not said. */
  memoryMegabytes?: number;
  /** Only stages that have this need it. */
  requiredStageOption?: 'notebookHub';
  /** Runs at a time, where more would do harm; only stages with reserved capacity keep to it. */
  maxConcurrency?: number;
}

/** Every job there is. `releaseDrip` is handled by `lambdas/jobs/release-drip.ts` and is the function `ReleaseDrip`. */
export const jobs = {
  releaseDrip: {
    summary: 'Mail subscribers of drip courses what has opened for them.',
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
    impact: 'Subscribers are not told what has opened. They can still open it: access does not wait for mail.',
    timeoutSeconds: 240,
    memoryMegabytes: 1024,
    // Two would send at twice the rate that SES grants the account.
    maxConcurrency: 1,
  },
  receiveMailEvent: {
    summary: 'Note what became of a mail: delivered, bounced, complained about.',
    trigger: { on: 'email-events' },
    needs: ['subscribers:UpdateItem'],
    impact: 'Bounces and complaints are not noted: mail goes on to people who do not want or cannot get it.',
  },
  reconcilePayments: {
    summary: 'Hold what Stripe says was paid against what learners have, and repair what Stripe proves.',
    trigger: { every: 'rate(60 minutes)' },
    needs: [
      'catalog:GetItem',
      'learners:GetItem',
      'learners:PutItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'learners:Query',
      'identity:AdminGetUser',
      'stripe-secrets:GetParameter',
      'email:SendEmail',
    ],
    impact: 'Payments whose events got lost do not open their course until Stripe is asked again.',
    timeoutSeconds: 240,
    memoryMegabytes: 512,
  },
  finishErasures: {
    summary: 'Finish deletions of accounts that broke off, and remove what calls under way wrote for deleted accounts.',
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
    impact: 'What a crash left of a deleted account stays, and deletions that broke off stay unfinished.',
    timeoutSeconds: 240,
  },
  stopIdleNotebooks: {
    summary: 'Stop servers on the notebook hub that nobody uses.',
    trigger: { every: 'rate(15 minutes)' },
    needs: ['notebook-hub:GetParameter'],
    impact: 'Notebook servers go on running, and costing, after people have left.',
    timeoutSeconds: 60,
    requiredStageOption: 'notebookHub',
  },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;

/** Every job with its name. */
export const allJobs = Object.entries(jobs).map(([name, job]) => ({ name: name as JobName, job: job as Job }));

/** What a schedule hands to its job. */
export interface ScheduledEvent {
  /** Product time of the run, ISO 8601: when it was scheduled. */
  time: string;
}

/**
 * Minutes after which a run that could not begin is given up: the next one does its work. With the longest run it has to
 * stay below the 15 minutes for which a job claims a mail, so that no late run mistakes a claim at work for a dead one.
 */
export const maxStartDelayMinutes = 10;
