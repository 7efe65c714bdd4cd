import { GetObjectCommand } from '@aws-sdk/client-s3';
import { environment } from './environment.ts';
import { remember } from './remember.ts';
import { storage } from './signed-files.ts';

const isUnchanged = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 304;

/** Objects of one kind kept in memory; more are not, because keys come from requests. */
const most = 50;

/**
 * Reads objects of a bucket and keeps them, opened, in this environment's memory. For `seconds` an object is not asked
 * for again; then, by its ETag, unchanged it costs one empty answer. `variable` names the variable that holds the bucket.
 */
export const keptObject = <Value>(variable: string, seconds: number, open: (text: string) => Value) => {
  const held = new Map<string, { tag: string | undefined; value: Value }>();
  return remember(seconds, async (key): Promise<Value> => {
    const known = held.get(key);
    try {
      const answer = await storage().send(
        new GetObjectCommand({
          Bucket: environment(variable),
          Key: key,
          ...(known?.tag && { IfNoneMatch: known.tag }),
        }),
      );
      const value = open((await answer.Body?.transformToString()) ?? '');
      if (held.size >= most) held.clear();
      held.set(key, { tag: answer.ETag, value });
      return value;
    } catch (error) {
      if (!known || !isUnchanged(error)) throw error;
      return known.value;
    }
  });
};
