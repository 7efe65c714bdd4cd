/**
 * An object without a prototype. Every object whose keys come from a request is one, so that `__proto__` and
 * `constructor` are ordinary keys.
 */
export const dictionary = <Value>(entries: Iterable<readonly [string, Value]> = []): Record<string, Value> => {
  const result: Record<string, Value> = Object.create(null);
  for (const [key, value] of entries) result[key] = value;
  return result;
};

/** Parses JSON; every object in the result is a dictionary. `revive` works as in `JSON.parse`. */
export const parseJson = (text: string, revive?: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(text, (key, parsed: unknown) => {
    const value = revive ? revive(key, parsed) : parsed;
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    return isPlain ? dictionary(Object.entries(value)) : value;
  });
