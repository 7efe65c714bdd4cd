import { customPricing, trialDays } from '#contract/site-facts.ts';

export { customPricing, trialDays };

/** Prices of the tools, in US dollars a month (docs/product.md#facts). */
export const draftEmailPrice = 97;
export const pmCoachPrice = 47;
/** The specification's tools page names this price once; the site shows `pmCoachPrice` everywhere. */
export const pmCoachToolsPagePrice = 97;
/** Used in DubLabs' page description, while the page shows custom pricing. */
export const dubLabsDescriptionPrice = 149;

/** Formats a monthly price as `$2,000/month`. */
export const monthly = (dollars: number): string => `$${dollars.toLocaleString('en-US')}/month`;

/** Formats the lowest monthly price as `from $2,000/month`; returns the custom price label for null. */
export const monthlyFrom = (dollars: number | null): string =>
  dollars === null ? customPricing : `from ${monthly(dollars)}`;

/** Formats the lowest one-time price as `from $15,000`. */
export const onceFrom = (dollars: number): string => `from $${dollars.toLocaleString('en-US')}`;

export const trialLabel = `${trialDays}-day free trial`;
/** The trial in the price table's start column. */
export const trialStart = `${trialDays} days, no card`;
