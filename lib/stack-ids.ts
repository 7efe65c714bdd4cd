import { brand } from '#contract/brand.ts';
import type { Domain } from './api/domains.ts';
import { getStage, type StageName } from './stages.ts';

/** What each stack of a stage contains, in deployment order. */
export const stackContents = {
  data: 'Tables, files and accounts. Must survive: holds all user data.',
  firewall: 'Web ACL of the distribution, in us-east-1. Can be recreated.',
  edge: 'Distribution, HTTP API, sign-in and chat. Can be recreated.',
  'api-learning': 'Operations on courses, enrollment and progress. Can be recreated.',
  'api-assessment': 'Operations on quizzes, self-checks and assignments. Can be recreated.',
  'api-notes': 'Operations on bookmarks, notes and notebooks. Can be recreated.',
  'api-account': 'Operations on profiles and accounts. Can be recreated.',
  'api-certificates': 'Operations on certificates. Can be recreated.',
  'api-commerce': 'Operations on payments and email subscriptions. Can be recreated.',
  'api-public': 'Operations for visitors. Can be recreated.',
  jobs: 'Scheduled jobs and email events. Can be recreated.',
  ops: 'Throttling, access log, alarms, dashboard and budget. Can be recreated.',
  site: 'Pages and their files, published after the API they call. Can be recreated.',
} as const satisfies Record<`api-${Domain}`, string> & Record<string, string>;

export type StackName = keyof typeof stackContents;

export const stackId = (stage: StageName, name: StackName): string => `${brand.slug}-${stage}-${name}`;

/** Ids of a stage's stacks, in deployment order. */
export const stackIds = (stage: StageName): string[] =>
  (Object.keys(stackContents) as StackName[])
    .filter((name) => name !== 'firewall' || getStage(stage).firewall)
    .map((name) => stackId(stage, name));
