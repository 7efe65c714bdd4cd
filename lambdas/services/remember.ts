/**
 * Remembers what `load` returned for `seconds`, per key, in this environment's memory. A failed load is not kept.
 * Meant for what may be that old: published data, a time zone.
 */
export const remember = <Value>(seconds: number, load: (key: string) => Promise<Value>) => {
  const kept = new Map<string, { until: number; value: Promise<Value> }>();
  return (key: string): Promise<Value> => {
    const found = kept.get(key);
    if (found && found.until > performance.now()) return found.value;
    const value = load(key);
    // Bounded, because keys come from requests.
    if (kept.size >= 500) kept.clear();
    kept.set(key, { until: performance.now() + seconds * 1000, value });
    value.catch(() => kept.delete(key));
    return value;
  };
};
