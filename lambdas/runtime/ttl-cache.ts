interface Entry<Value> {
  expiresAt: number;
  value: Promise<Value>;
  /** The value itself, once it is there. */
  loaded?: Value;
}

/**
 * Caches results of `load` by key for `seconds` in this environment's memory; failures are not cached. For data that
 * may be that stale, such as published courses. `peek` returns a value that is cached now, and loads nothing.
 */
export const ttlCache = <Value>(seconds: number, load: (key: string) => Promise<Value>) => {
  const entries = new Map<string, Entry<Value>>();
  const fresh = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > performance.now() ? entry : undefined;
  };
  const read = (key: string): Promise<Value> => {
    const cached = fresh(key);
    if (cached) return cached.value;
    const value = load(key);
    // Bounded, because keys come from requests.
    if (entries.size >= 500) entries.clear();
    const entry: Entry<Value> = { expiresAt: performance.now() + seconds * 1000, value };
    entries.set(key, entry);
    value.then(
      (loaded) => {
        entry.loaded = loaded;
      },
      () => entries.delete(key),
    );
    return value;
  };
  return Object.assign(read, { peek: (key: string): Value | undefined => fresh(key)?.loaded });
};
