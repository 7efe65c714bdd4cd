/** Days of the free trial; no card is asked for (SPEC section 9). */
export const trialDays = 14;

/** Prices of the tools, in US dollars a month (SPEC section 1). */
export const draftEmailPrice = 97;
export const pmCoachPrice = 47;
/** The tools page of the source names this price once; every place a visitor sees says `pmCoachPrice`. */
export const pmCoachOtherReading = 97;
/** Stands in DubLabs' page description, while the page itself says custom pricing. */
export const dubLabsDescriptionPrice = 149;

/** What a price without a number is called. */
export const customPricing = 'Custom pricing';

/** `$2,000/month`. */
export const monthly = (dollars: number): string => `$${dollars.toLocaleString('en-US')}/month`;

/** `from $2,000/month`; null is a custom price. */
export const monthlyFrom = (dollars: number | null): string =>
  dollars === null ? customPricing : `from ${monthly(dollars)}`;

/** `from $15,000`. */
export const onceFrom = (dollars: number): string => `from $${dollars.toLocaleString('en-US')}`;

export const trialLabel = `${trialDays}-day free trial`;
/** The trial as a way to start, in a table. */
export const trialStart = `${trialDays} days, no card`;
