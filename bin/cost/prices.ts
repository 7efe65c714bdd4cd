/** Part of a price list: `upTo` units a month cost `dollars` each; the last tier has no limit. */
export interface Tier {
  upTo?: number;
  dollars: number;
}

/** A service's price per unit, by tier, as published for us-east-1 in November 2026. */
interface Price {
  unit: string;
  tiers: readonly Tier[];
}

const perMillion = (dollars: number): number => dollars / 1_000_000;
const perThousand = (dollars: number): number => dollars / 1_000;

/**
 * Public list prices without credits or commitments. Tiers that are free every month, for every account, are included.
 */
export const prices = {
  apiRequests: {
    unit: 'requests',
    tiers: [{ upTo: 300_000_000, dollars: perMillion(1) }, { dollars: perMillion(0.9) }],
  },
  lambdaRequests: {
    unit: 'requests',
    tiers: [{ upTo: 1_000_000, dollars: 0 }, { dollars: perMillion(0.2) }],
  },
  lambdaGigabyteSeconds: {
    unit: 'GB-seconds',
    tiers: [{ upTo: 400_000, dollars: 0 }, { dollars: perMillion(13.33) }],
  },
  readUnits: { unit: 'read units', tiers: [{ dollars: perMillion(0.125) }] },
  writeUnits: { unit: 'write units', tiers: [{ dollars: perMillion(0.625) }] },
  s3Gets: { unit: 'requests', tiers: [{ dollars: perThousand(0.0004) }] },
  s3Puts: { unit: 'requests', tiers: [{ dollars: perThousand(0.005) }] },
  edgeRequests: {
    unit: 'requests',
    tiers: [{ upTo: 10_000_000, dollars: 0 }, { dollars: perMillion(1) }],
  },
  edgeFunctionCalls: {
    unit: 'calls',
    tiers: [{ upTo: 2_000_000, dollars: 0 }, { dollars: perMillion(0.1) }],
  },
  edgeGigabytes: {
    unit: 'GB',
    tiers: [
      { upTo: 1_024, dollars: 0 },
      { upTo: 10_240, dollars: 0.085 },
      { upTo: 51_200, dollars: 0.08 },
      { upTo: 153_600, dollars: 0.06 },
      { upTo: 512_000, dollars: 0.04 },
      { upTo: 1_048_576, dollars: 0.03 },
      { upTo: 5_242_880, dollars: 0.025 },
      { dollars: 0.02 },
    ],
  },
  // Up to 1,500 capacity units of rules and 16 KB of body; `firewall` stays below both.
  firewallRequests: { unit: 'requests', tiers: [{ dollars: perMillion(0.6) }] },
  emails: { unit: 'emails', tiers: [{ dollars: perThousand(0.1) }] },
  activeUsers: {
    unit: 'monthly active users',
    tiers: [{ upTo: 10_000, dollars: 0 }, { dollars: 0.015 }],
  },
  logGigabytes: { unit: 'GB', tiers: [{ upTo: 5, dollars: 0 }, { dollars: 0.5 }] },
  signatures: { unit: 'signatures', tiers: [{ dollars: 0.15 / 10_000 }] },
  // Amazon Nova 2 Lite, the model of `prod` (`chatModelId` in lib/stages.ts).
  modelInputTokens: { unit: 'tokens', tiers: [{ dollars: perMillion(0.3) }] },
  modelOutputTokens: { unit: 'tokens', tiers: [{ dollars: perMillion(2.5) }] },
} as const satisfies Record<string, Price>;

export type PricedItem = keyof typeof prices;

/** US dollars for `units` in a month: each tier's units at that tier's price. */
export const costOf = (item: PricedItem, units: number): number => {
  let from = 0;
  let dollars = 0;
  for (const tier of prices[item].tiers as readonly Tier[]) {
    const to = Math.min(units, tier.upTo ?? Number.POSITIVE_INFINITY);
    if (to <= from) break;
    dollars += (to - from) * tier.dollars;
    from = to;
  }
  return dollars;
};
