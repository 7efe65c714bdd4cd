import { Agent, request } from 'node:http';
import type { AwsReply } from '../service.ts';
import type { DynamoEngine, DynamoRequest } from './engine.ts';

/** Emulators use the access key only to separate callers; here all callers share the tables. */
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
};

/** Forwards requests to a DynamoDB endpoint at an HTTP URL. */
export const connectRemote = (url: string): DynamoEngine => {
  const agent = new Agent({ keepAlive: true });

  const handle = ({ operation, body }: DynamoRequest): Promise<AwsReply> =>
    new Promise((resolve, reject) => {
      const outgoing = request(url, {
        method: 'POST',
        agent,
        headers: { ...headers, 'x-amz-target': `DynamoDB_20120810.${operation}` },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 500,
            headers: { 'content-type': 'application/x-amz-json-1.0' },
            body: Buffer.concat(parts),
          }),
        );
      });
      outgoing.end(body);
    });

  return { handle, stop: async () => agent.destroy() };
};
