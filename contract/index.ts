import type { Body, Operation, Output, Params, Query } from './define.ts';
import { assignments } from './operations/assignments.ts';
import { assistant } from './operations/assistant.ts';
import { bookmarks } from './operations/bookmarks.ts';
import { catalog } from './operations/catalog.ts';
import { certificates } from './operations/certificates.ts';
import { drip } from './operations/drip.ts';
import { enrollment } from './operations/enrollment.ts';
import { notebooks } from './operations/notebooks.ts';
import { notes } from './operations/notes.ts';
import { payments } from './operations/payments.ts';
import { profile } from './operations/profile.ts';
import { progress } from './operations/progress.ts';
import { quiz } from './operations/quiz.ts';
import { recall } from './operations/recall.ts';
import { site } from './operations/site.ts';
import { subscriptions } from './operations/subscriptions.ts';

/** Every operation by group. A group is a folder of handlers: `lambdas/<group>/<operation>.ts`. */
export const groups = {
  catalog,
  enrollment,
  progress,
  quiz,
  recall,
  assignments,
  bookmarks,
  notes,
  notebooks,
  certificates,
  profile,
  subscriptions,
  drip,
  payments,
  assistant,
  site,
} as const;

/** Every operation by name. */
export const contract = {
  ...catalog,
  ...enrollment,
  ...progress,
  ...quiz,
  ...recall,
  ...assignments,
  ...bookmarks,
  ...notes,
  ...notebooks,
  ...certificates,
  ...profile,
  ...subscriptions,
  ...drip,
  ...payments,
  ...assistant,
  ...site,
} as const;

export type Contract = typeof contract;
export type OperationName = keyof Contract;
export type ParamsOf<Name extends OperationName> = Params<Contract[Name]>;
export type QueryOf<Name extends OperationName> = Query<Contract[Name]>;
export type BodyOf<Name extends OperationName> = Body<Contract[Name]>;
export type OutputOf<Name extends OperationName> = Output<Contract[Name]>;

/** Every operation with its name and group. */
export const allOperations = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members as Record<string, Operation>).map(([name, operation]) => ({
    name: name as OperationName,
    group,
    operation,
  })),
);
