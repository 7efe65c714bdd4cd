import type { AwsReply } from '../service.ts';

/** A request to DynamoDB's JSON API. */
export interface DynamoRequest {
  /** E.g. `GetItem`. */
  operation: string;
  /** The input, parsed and as sent. */
  input: object;
  body: Buffer;
}

/** The database that stores the tables. */
export interface DynamoEngine {
  handle(request: DynamoRequest): Promise<AwsReply>;
  stop(): Promise<void>;
}
