/** Modules that load together, because the same entries load them. */
export interface Group {
  /** Entries that load any of these modules. */
  entries: ReadonlySet<string>;
  modules: readonly string[];
  bytes: number;
}

/** How much unused script an entry may load to save requests: none, some within its budget, or any amount. */
export type Allowance = 'none' | 'some' | 'any';

export interface Costs {
  /** Cost of a request by allowance, in bytes of source that an entry might load instead. */
  request: Record<Allowance, number>;
  allowanceOf: (entry: string) => Allowance;
}

/**
 * Returns the unused bytes that entries load when two groups merge, minus the cost of the requests saved. Undefined
 * when that is too much: any unused byte for an entry that allows `none`, or a net cost for all that allow `some`.
 */
const costOf = (first: Group, second: Group, { request, allowanceOf }: Costs): number | undefined => {
  const cost = { none: 0, some: 0, any: 0 };
  for (const entry of new Set([...first.entries, ...second.entries])) {
    const allowance = allowanceOf(entry);
    const unused = (first.entries.has(entry) ? 0 : first.bytes) + (second.entries.has(entry) ? 0 : second.bytes);
    if (unused > 0 && allowance === 'none') return undefined;
    cost[allowance] += unused || -request[allowance];
  }
  return cost.some > 0 ? undefined : cost.none + cost.some + cost.any;
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
