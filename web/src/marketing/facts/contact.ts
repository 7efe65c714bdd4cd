/** When and how fast we answer (SPEC section 2, contact page). */
export const contactFacts = {
  hours: 'Mon-Fri 9am-6pm',
  /** Business hours within which every message is answered. */
  responseHours: 24,
} as const;

/**
 * Where we can be reached besides the form. The number is a sample from the range kept free for that (555-01xx), like
 * the address in `contract/brand.ts`. Profiles are settings of the stage (`links` in `lib/stages.ts`).
 */
export const reach = {
  phone: { shown: '+1 (609) 555-0142', link: 'tel:+16095550142' },
  /** Degrees north and east of the office. */
  place: { latitude: 40.3487, longitude: -74.6593 },
} as const;

/** Facts of the legal pages (SPEC section 2). */
export const legalFacts = {
  lastUpdated: 'October 10, 2024',
  governingLaw: 'New Jersey',
  /** Age under which we knowingly collect nothing (SPEC section 9). */
  childrenAge: 13,
} as const;
