/** Modules that load together, because the same entries load them. */
export interface Group {
  /** Entries that load any of these modules. */
  entries: ReadonlySet<string>;
  modules: readonly string[];
  bytes: number;
}

/** What a request costs an entry, in bytes of source that it might load instead. */
export interface Costs {
  /** Of an entry that must not load more in vain than it saves in requests. */
  limited: number;
  /** Of any other entry. */
  other: number;
  isLimited: (entry: string) => boolean;
}

/** Bytes that entries load in vain when two groups become one, less what they save; undefined when that is too much. */
const costOf = (first: Group, second: Group, { limited, other, isLimited }: Costs): number | undefined => {
  let [limitedCost, otherCost] = [0, 0];
  const add = (entry: string, cost: number) => {
    if (isLimited(entry)) limitedCost += cost;
    else otherCost += cost;
  };
  for (const entry of first.entries) {
    const saved = isLimited(entry) ? limited : other;
    add(entry, second.entries.has(entry) ? -saved : second.bytes);
  }
  for (const entry of second.entries) if (!first.entries.has(entry)) add(entry, first.bytes);
  return limitedCost > 0 ? undefined : limitedCost + otherCost;
};

const merged = (first: Group, second: Group): Group => ({
  entries: new Set([...first.entries, ...second.entries]),
  modules: [...first.modules, ...second.modules],
  bytes: first.bytes + second.bytes,
});

/** Merges groups, the cheapest pair first, as long as that costs less than it saves. */
export const mergeGroups = (groups: readonly Group[], costs: Costs): Group[] => {
  const rest = [...groups];
  for (;;) {
    let best: { cost: number; index: number; other: number } | undefined;
    for (const [index, first] of rest.entries()) {
      for (let other = index + 1; other < rest.length; other += 1) {
        const cost = costOf(first, rest[other] as Group, costs) ?? 0;
        if (cost < (best?.cost ?? 0)) best = { cost, index, other };
      }
    }
    if (!best) return rest;
    const [second] = rest.splice(best.other, 1);
    rest[best.index] = merged(rest[best.index] as Group, second as Group);
  }
};
