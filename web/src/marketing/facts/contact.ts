import { contactHours } from '#contract/site-facts.ts';

/** Response time and office hours (docs/product.md#pages). */
export const contactFacts = {
  hours: contactHours.office,
  /** Business hours within which we answer every message. */
  responseHours: contactHours.response,
} as const;

/**
 * Contact details besides the form. The phone number is a sample from the range reserved for fiction (555-01xx), like
 * the postal address in `contract/brand.ts`. Profiles are stage settings (`links` in `lib/stages.ts`).
 */
export const reach = {
  phone: { shown: '+1 (609) 555-0142', link: 'tel:+16095550142' },
  /** The office's coordinates in degrees. */
  place: { latitude: 40.3487, longitude: -74.6593 },
} as const;

/** Facts of the legal pages (docs/product.md#pages). */
export const legalFacts = {
  lastUpdated: 'October 10, 2024',
  governingLaw: 'New Jersey',
  /** Age below which we do not knowingly collect data (docs/product.md#constants). */
  childrenAge: 13,
} as const;
