/** Facts stated on pages of the site and in the FAQ (docs/product.md#facts). */

/** Days of the free trial, which needs no card. */
export const trialDays = 14;

/** Label of a price without a number. */
export const customPricing = 'Custom pricing';

/** Office hours, and the business hours within which we answer every message (docs/product.md#pages). */
export const contactHours = { office: 'Mon-Fri 9am-6pm', response: 24 } as const;
