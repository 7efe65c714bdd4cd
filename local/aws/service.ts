import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** A signed request to an AWS service, as it reached the local endpoint. */
export interface AwsRequest {
  /** Name in the signature's scope: `dynamodb`, `s3`, `ses`, `ssm`, … */
  signingName: string;
  /** Access key id that signed it: the logical id of a function, or `operator`. */
  principal: string;
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

/** One question to the policies of the caller's role. `context` holds condition keys, e.g. `dynamodb:LeadingKeys`. */
export interface AuthorizationRequest {
  action: string;
  resource: string;
  context?: Record<string, string[]>;
}

/** What a template may ask of a resource once it exists: `Ref`, and `Fn::GetAtt` by attribute name (with `Arn`). */
export interface CreatedResource {
  ref: string;
  attributes: Record<string, string>;
  /**
   * Hosts of AWS that a template spells out in plain text (`x.auth.us-east-1.amazoncognito.com`), each with the address
   * that answers for it here, without scheme (`localhost:4000/_local/login`). Resolved strings have them replaced.
   */
  hosts?: Record<string, string>;
}

export interface ResourceDescription {
  logicalId: string;
  /** CloudFormation type, e.g. `AWS::S3::Bucket`. */
  type: string;
  /** Resolved: no intrinsic functions are left. */
  properties: Record<string, unknown>;
  stackName: string;
}

/** A stand-in for one AWS service. Everything it needs it gets in its factory; nothing calls it but the endpoint. */
export interface Service {
  signingNames: readonly string[];
  resourceTypes: readonly string[];
  /** Creates the resource, or finds it from an earlier run. */
  create(resource: ResourceDescription): Promise<CreatedResource>;
  /** What IAM would be asked before `handle`; all have to be allowed. */
  authorizationRequests(request: AwsRequest): AuthorizationRequest[];
  handle(request: AwsRequest): Promise<AwsReply>;
  /** What the service shows to browsers on the platform's own port, by path prefix (`/_local/login`). */
  pages?: Record<string, Pages>;
  stop?(): Promise<void>;
}

/** Answers requests of browsers; the path is still whole, with its prefix and query. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A public key set of RFC 7517, by which tokens of this issuer are checked. */
export interface KeySet {
  keys: { kid: string; kty: string; alg?: string; use?: string; n?: string; e?: string }[];
}

/** Accounts of the user pools, as the platform's own code needs them; the stand-in for Cognito provides it. */
export interface Accounts {
  /** Keys of an issuer as it stands in a JWT authorizer (after `hosts` were replaced); undefined when it is not ours. */
  keysOf(issuer: string): Promise<KeySet | undefined>;
  /** Access token of a person with this verified address, who is created if need be. */
  tokenFor(email: string): Promise<string>;
  /** Creates the person, or sets the password of the one there is. */
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

/** Runs a function of the template as the named service would, with this event; resolves to its result. */
export type Invoke = (logicalId: string, event: unknown) => Promise<unknown>;

export const accountId = '000000000000';
export const region = 'us-east-1';
