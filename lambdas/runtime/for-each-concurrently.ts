/**
 * Calls `run` for every item, at most `concurrency` at a time, in order of their start.
 * @throws the first error, after all running calls have ended
 */
export const forEachConcurrently = async <Item>(
  items: Iterable<Item>,
  concurrency: number,
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = items[Symbol.iterator]();
  let hasFailed = false;
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !hasFailed; next = queue.next()) {
      await run(next.value).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, work));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
};
