import type { AwsReply } from '../service.ts';

/** A request to DynamoDB's JSON API. */
export interface DynamoRequest {
  /** `GetItem`. */
  operation: string;
  /** Its input, as parsed and as sent. */
  input: object;
  body: Buffer;
}

/** Whoever keeps the tables. */
export interface DynamoEngine {
  handle(request: DynamoRequest): Promise<AwsReply>;
  stop(): Promise<void>;
}
