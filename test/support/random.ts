/** Pseudorandom numbers that are the same for the same seed (mulberry32). */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** An integer from 0, below `end`. */
  below(end: number): number;
  /** One of the values. */
  pick<const Item>(items: readonly [Item, ...Item[]]): Item;
}

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] };
};
