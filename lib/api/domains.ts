import type { groups } from '#contract/index.ts';

type Group = keyof typeof groups;

/** The stack of each group of operations (decision record 0045). Streaming operations are in the edge stack instead. */
export const domains = {
  learning: ['catalog', 'enrollment', 'progress'],
  assessment: ['quiz', 'recall', 'assignments'],
  notes: ['bookmarks', 'notes', 'notebooks'],
  account: ['profile'],
  certificates: ['certificates'],
  commerce: ['payments', 'subscriptions', 'drip'],
  public: ['site', 'assistant'],
} as const satisfies Record<string, readonly Group[]>;

export type Domain = keyof typeof domains;
