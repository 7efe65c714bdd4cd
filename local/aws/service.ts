import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** A signed request to an AWS service, as received by the local endpoint. */
export interface AwsRequest {
  /** Name in the signature's scope: `dynamodb`, `s3`, `ses`, `ssm`, … */
  signingName: string;
  /** Access key id of the signer: the logical id of a function, or `operator`. */
  principal: string;
  /** Region in the signature's scope. The platform's resources are in one region, whichever is asked. */
  region: string;
  method: string;
  /** Path before decoding. */
  path: string;
  query: URLSearchParams;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface AwsReply {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | Readable;
}

/**
 * A principal's action on a resource, checked against its role. `context` holds condition keys, e.g.
 * `dynamodb:LeadingKeys`.
 */
export interface AuthorizationRequest {
  action: string;
  resource: string;
  context?: Record<string, string[]>;
}

/** What a template can reference of a created resource: `Ref`, and `Fn::GetAtt` by attribute name (with `Arn`). */
export interface CreatedResource {
  ref: string;
  attributes: Record<string, string>;
  /**
   * AWS hosts that a template spells out (`x.auth.us-east-1.amazoncognito.com`), each with its local replacement,
   * without scheme (`localhost:4000/_local/login`). Resolved strings have them replaced.
   */
  hosts?: Record<string, string>;
}

export interface ResourceDescription {
  logicalId: string;
  /** CloudFormation type, e.g. `AWS::S3::Bucket`. */
  type: string;
  /** Resolved: without intrinsic functions. */
  properties: Record<string, unknown>;
  stackName: string;
}

/** A stand-in for one AWS service. Its factory receives all dependencies; only the endpoint calls it. */
export interface Service {
  signingNames: readonly string[];
  resourceTypes: readonly string[];
  /** Creates the resource, or finds it from an earlier run. */
  create(resource: ResourceDescription): Promise<CreatedResource>;
  /** Returns what IAM must allow before `handle`; all are required. */
  authorizationRequests(request: AwsRequest): AuthorizationRequest[];
  handle(request: AwsRequest): Promise<AwsReply>;
  /** What the service serves to browsers on the platform's port, by path prefix (`/_local/login`). */
  pages?: Record<string, Pages>;
  stop?(): Promise<void>;
}

/** Serves browser requests; the request path still includes the prefix and query. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A public key set (RFC 7517) that verifies an issuer's tokens. */
export interface KeySet {
  keys: { kid: string; kty: string; alg?: string; use?: string; n?: string; e?: string }[];
}

/** User pool accounts, for the platform's own code. Implemented by the stand-in for Cognito. */
export interface Accounts {
  /**
   * Returns the keys of an issuer as named in a JWT authorizer (after `hosts` were replaced); undefined for other
   * issuers.
   */
  keysOf(issuer: string): Promise<KeySet | undefined>;
  /** Returns an access token of the user with this verified email address, creating the user if needed. */
  tokenFor(email: string): Promise<string>;
  /** Creates a user, or sets the password of an existing one. */
  createAccount(account: { email: string; password: string; name?: string }): Promise<void>;
}

/** Product time: real time plus an offset that the console can move forward. Survives restarts. */
export interface Clock {
  now(): Date;
  /** Milliseconds, positive. */
  advance(milliseconds: number): Promise<void>;
  /** Called after every advance. */
  onAdvance(listener: () => void | Promise<void>): void;
}

/** Invokes a function of the template with an event, as an AWS service would; resolves to its result. */
export type Invoke = (logicalId: string, event: unknown) => Promise<unknown>;

export const accountId = '000000000000';
export const region = 'us-east-1';
