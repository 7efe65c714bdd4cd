import { GetObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { environment } from './environment.ts';
import { s3Client } from './s3-client.ts';
import { ttlCache } from './ttl-cache.ts';

const isNotModified = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 304;

/**
 * Reads an object into one buffer of the announced length: collecting its chunks first would take twice the memory, and
 * the search index may need half of what a function has.
 */
const readBytes = async ({ Body, ContentLength }: GetObjectCommandOutput): Promise<Uint8Array> => {
  if (!Body) return new Uint8Array();
  if (ContentLength === undefined) return Body.transformToByteArray();
  const bytes = new Uint8Array(ContentLength);
  let length = 0;
  for await (const chunk of Body as AsyncIterable<Uint8Array>) {
    bytes.set(chunk, length);
    length += chunk.byteLength;
  }
  if (length !== ContentLength) throw new Error(`An object of ${ContentLength} bytes ended after ${length}.`);
  return bytes;
};

/** Maximum cached objects per reader; bounded, because keys come from requests. */
const maxCachedObjects = 50;

/**
 * Returns a reader that caches parsed objects of a bucket in memory. Serves an object from the cache for `seconds`,
 * then revalidates it by ETag. `variable` names the environment variable with the bucket.
 */
export const cachedS3Bytes = <Value>(variable: string, seconds: number, parse: (bytes: Uint8Array) => Value) => {
  const cache = new Map<string, { tag: string | undefined; value: Value }>();
  return ttlCache(seconds, async (key): Promise<Value> => {
    const cached = cache.get(key);
    try {
      const response = await s3Client().send(
        new GetObjectCommand({
          Bucket: environment(variable),
          Key: key,
          ...(cached?.tag && { IfNoneMatch: cached.tag }),
        }),
      );
      const value = parse(await readBytes(response));
      if (cache.size >= maxCachedObjects) cache.clear();
      cache.set(key, { tag: response.ETag, value });
      return value;
    } catch (error) {
      if (!cached || !isNotModified(error)) throw error;
      return cached.value;
    }
  });
};

/** The same for objects of text in UTF-8. */
export const cachedS3Object = <Value>(variable: string, seconds: number, parse: (text: string) => Value) =>
  cachedS3Bytes(variable, seconds, (bytes) => parse(new TextDecoder().decode(bytes)));
