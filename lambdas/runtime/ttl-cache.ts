/**
 * Caches results of `load` by key for `seconds` in this environment's memory; failures are not cached. For data that
 * may be that stale, such as published courses.
 */
export const ttlCache = <Value>(seconds: number, load: (key: string) => Promise<Value>) => {
  const entries = new Map<string, { expiresAt: number; value: Promise<Value> }>();
  return (key: string): Promise<Value> => {
    const cached = entries.get(key);
    if (cached && cached.expiresAt > performance.now()) return cached.value;
    const value = load(key);
    // Bounded, because keys come from requests.
    if (entries.size >= 500) entries.clear();
    entries.set(key, { expiresAt: performance.now() + seconds * 1000, value });
    value.catch(() => entries.delete(key));
    return value;
  };
};
