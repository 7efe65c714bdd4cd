import type { Readable } from 'node:stream';

const empty = Buffer.alloc(0);

/**
 * Reads a request body; undefined when it is larger than `maxBytes`. The excess is read and dropped, so that the sender
 * receives the response. Rejects when the sender disconnects.
 */
export const readBody = (incoming: Readable, maxBytes: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let receivedBytes = 0;
    incoming.on('data', (part: Buffer) => {
      receivedBytes += part.length;
      if (receivedBytes <= maxBytes) parts.push(part);
    });
    incoming.on('end', () => {
      if (receivedBytes > maxBytes) resolve(undefined);
      else if (parts.length === 1) resolve(parts[0]);
      else resolve(receivedBytes === 0 ? empty : Buffer.concat(parts, receivedBytes));
    });
    incoming.on('error', reject);
  });
