import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import { BookmarkId, Id, Index, LinkToken, NotebookVersionNumber, StatusListNumber } from './schemas/identifiers.ts';

/** Who may call: anyone; anyone, with an optional token; signed-in learners only. */
export type Access = 'public' | 'optional' | 'learner';

type TableNeed = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'BatchGetItem' | 'BatchWriteItem';
type BucketNeed = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket';

/**
 * A permission of an operation, written `where:action`. `lib/functions/grants.ts` turns it into an IAM statement and
 * the environment variable that names the resource; endpoints get no other permissions.
 */
export type Need =
  | `catalog:${'GetItem' | 'Query'}`
  | `answers:${'GetItem'}`
  | 'solutions:GetItem'
  | `learners:${TableNeed}`
  | 'revocations:Query'
  | 'revocations:GetItem'
  | 'refunded-certificates:Query'
  | `subscribers:${TableNeed}`
  | 'due-index:Query'
  | 'limits:UpdateItem'
  | 'zero-result-searches:UpdateItem'
  | 'answer-marks:UpdateItem'
  | `media:${'GetObject'}`
  | 'renditions:GetObject'
  | `course-list:${'GetObject'}`
  | `search-index:${'GetObject'}`
  | `passages:${'GetObject'}`
  | `sign-in:${'GetObject'}`
  | `learner-files:${BucketNeed}`
  | `credentials:${'GetObject' | 'PutObject' | 'DeleteObject'}`
  | `identity:${'AdminGetUser' | 'AdminDeleteUser' | 'AdminUserGlobalSignOut'}`
  | `badge-key:${'Sign' | 'GetPublicKey'}`
  | 'email:SendEmail'
  | 'check-runner:InvokeFunction'
  | 'notebook-hub:GetParameter'
  | 'ga4:GetParameter'
  | 'stripe-secrets:GetParameter'
  | 'chat-model:InvokeModelWithResponseStream';

/** Every path parameter with the schema of its value. */
export const pathParameters = {
  courseId: Id,
  lectureId: Id,
  fileId: Id,
  quizId: Id,
  certificateId: Id,
  bookmarkId: BookmarkId,
  sectionIndex: Index,
  lectureIndex: Index,
  version: NotebookVersionNumber,
  statusList: StatusListNumber,
  token: LinkToken,
} as const;

type ParameterName = keyof typeof pathParameters;
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A zod schema, from either package. */
export type Schema = z.core.$ZodType;

/** Default maximum body size: 64 KiB (docs/reliability.md#json-bodies). */
export const defaultMaxBodyBytes = 64 * 1024;

/** An operation of the contract. The path is below `/api`; success is always status 200. */
export interface Operation {
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Path outside `/api` with the same response, where a standard prescribes one (RFC 8615). */
  alias?: `/.well-known/${string}`;
  access: Access;
  /** The token must have one of these scopes. */
  scopes?: readonly string[];
  /** Schema of the query string; every value arrives as a string. */
  query?: Schema;
  /** Schema of the JSON body, or another body format. */
  body?: Schema | 'multipart' | 'raw';
  /** `multipart` only: name of the field with the file. */
  fileField?: string;
  /** Whether native HTML forms may post the body without scripts; the response is then a page. */
  form?: boolean;
  /** Schema of the JSON response, or another media type. */
  response: Schema | `${string}/${string}`;
  /** Problems beyond those every operation has (invalid request, token, size, type, rate). */
  problems: readonly ProblemCode[];
  needs: readonly Need[];
  /** Maximum body size in bytes; defaults to `defaultMaxBodyBytes`. */
  maxBodyBytes?: number;
  /** Rate limit as described in the API reference. */
  limit?: string;
  /** `max-age` in seconds of a public response; all others are `no-store`. */
  cacheSeconds?: number;
  /**
   * Whether scripts of other sites may read the response; only for public data (docs/reliability.md#security-headers).
   */
  crossOrigin?: boolean;
  /** Whether problems repeat `detail` as `error`, which the specified client reads (docs/product.md#calls). */
  repeatsDetailAsError?: boolean;
}

/** Defines a group of operations; keeps literal types and checks path parameters. */
export const operations = <const Group extends Record<string, Operation>>(
  group: {
    [Name in keyof Group]: Exclude<NamesIn<Group[Name]['path']>, ParameterName> extends never
      ? Group[Name]
      : { path: `unknown path parameter: ${Exclude<NamesIn<Group[Name]['path']>, ParameterName>}` };
  } & Group,
): Group => group;

/** Parsed path parameters of an operation, e.g. `{ courseId: string, sectionIndex: number }`. */
export type Params<O extends Operation> = {
  [Name in NamesIn<O['path']> & ParameterName]: z.output<(typeof pathParameters)[Name]>;
};
export type Query<O extends Operation> = O extends { query: infer S extends Schema }
  ? z.output<S>
  : Record<never, never>;
export type Body<O extends Operation> = O extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type Output<O extends Operation> = O extends { response: infer S extends Schema } ? z.output<S> : unknown;

/** Returns the names of the parameters in a path, in order. */
export const parameterNames = (path: string): ParameterName[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as ParameterName);
