import type { IncomingMessage } from 'node:http';

const empty = Buffer.alloc(0);

/**
 * Reads a request to its end; undefined when its body is larger than `limit` bytes. What exceeds the limit is read
 * and dropped, so that the sender gets to see the answer. Rejects when the sender goes away.
 */
export const readBody = (incoming: IncomingMessage, limit: number): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    incoming.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
    });
    incoming.on('end', () => {
      if (size > limit) resolve(undefined);
      else if (parts.length === 1) resolve(parts[0]);
      else resolve(size === 0 ? empty : Buffer.concat(parts, size));
    });
    incoming.on('error', reject);
  });
