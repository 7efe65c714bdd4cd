import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import { BookmarkId, Id, Index, LinkToken, NotebookVersionNumber } from './schemas/identifiers.ts';

/** Who may call: anyone; anyone, with a token taken into account if sent; signed-in learners only. */
export type Access = 'public' | 'optional' | 'learner';

type TableNeed = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'BatchGetItem' | 'BatchWriteItem';
type BucketNeed = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket';

/**
 * One right of one operation, written `where:action`. `lib/functions/grants.ts` turns it into an IAM statement and the
 * environment variable that names the resource; nothing else grants an endpoint anything.
 */
export type Need =
  | `catalog:${'GetItem' | 'Query'}`
  | `answers:${'GetItem'}`
  | `learners:${TableNeed}`
  | `subscribers:${TableNeed}`
  | 'due-index:Query'
  | 'limits:UpdateItem'
  | `media:${'GetObject'}`
  | `search-index:${'GetObject'}`
  | `passages:${'GetObject'}`
  | `sign-in:${'GetObject'}`
  | `learner-files:${BucketNeed}`
  | `credentials:${'GetObject' | 'PutObject' | 'DeleteObject'}`
  | `identity:${'AdminGetUser' | 'AdminDeleteUser' | 'AdminUserGlobalSignOut'}`
  | `badge-key:${'Sign' | 'GetPublicKey'}`
  | 'email:SendEmail'
  | 'notebook-hub:GetParameter'
  | 'ga4:GetParameter'
  | 'stripe-secrets:GetParameter'
  | 'chat-model:InvokeModelWithResponseStream';

/** Every name that may stand in a path, with the rule for its value. */
export const pathParameters = {
  courseId: Id,
  lectureId: Id,
  quizId: Id,
  certificateId: Id,
  bookmarkId: BookmarkId,
  sectionIndex: Index,
  lectureIndex: Index,
  version: NotebookVersionNumber,
  token: LinkToken,
} as const;

type ParameterName = keyof typeof pathParameters;
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A schema of zod, either flavor. */
export type Schema = z.core.$ZodType;

/** Largest body when an operation does not say: 64 KiB (reliability rule R20). */
export const defaultMaxBodyBytes = 64 * 1024;

/** What the contract says of one operation. The path is below `/api`; success is always status 200. */
export interface Operation {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Address outside `/api` that answers the same, where a standard prescribes one (RFC 8615). */
  alias?: `/.well-known/${string}`;
  access: Access;
  /** The token has to have one of these scopes. */
  scopes?: readonly string[];
  /** Schema of the query string; every value arrives as a string. */
  query?: Schema;
  /** Schema of the JSON body, or how else the body is read. */
  body?: Schema | 'multipart' | 'raw';
  /** Whether a form of a page may send the body by itself, where no script does; it is answered with a page. */
  form?: boolean;
  /** Schema of the JSON answer, or the media type of another one. */
  response: Schema | `${string}/${string}`;
  /** Refusals beyond those every operation knows (invalid request, token, size, type, rate). */
  problems: readonly ProblemCode[];
  needs: readonly Need[];
  /** Largest body in bytes; `defaultMaxBodyBytes` when not said. */
  maxBodyBytes?: number;
  /** Said in the reference: what is counted and refused with 429. */
  limit?: string;
  /** `max-age` in seconds of a public answer; everything else is `no-store`. */
  cacheSeconds?: number;
  /** Whether scripts of other sites may read the answer; only for what anyone may read (reliability rule R26). */
  crossOrigin?: boolean;
  /** Whether refusals repeat `detail` as `error`, because the specified client reads that (SPEC section 7). */
  repeatsDetailAsError?: boolean;
}

/** States a group of operations; only here to keep the literal types and check the path's parameters. */
export const operations = <const Group extends Record<string, Operation>>(
  group: {
    [Name in keyof Group]: Exclude<NamesIn<Group[Name]['path']>, ParameterName> extends never
      ? Group[Name]
      : { path: `unknown path parameter: ${Exclude<NamesIn<Group[Name]['path']>, ParameterName>}` };
  } & Group,
): Group => group;

/** Path parameters of an operation after parsing, e.g. `{ courseId: string, sectionIndex: number }`. */
export type Params<O extends Operation> = {
  [Name in NamesIn<O['path']> & ParameterName]: z.output<(typeof pathParameters)[Name]>;
};
export type Query<O extends Operation> = O extends { query: infer S extends Schema }
  ? z.output<S>
  : Record<never, never>;
export type Body<O extends Operation> = O extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type Output<O extends Operation> = O extends { response: infer S extends Schema } ? z.output<S> : unknown;

/** Names of the parameters in a path, in order. */
export const parameterNames = (path: string): ParameterName[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as ParameterName);
