/** When and how fast we answer (SPEC section 2, contact page). */
export const contactFacts = {
  hours: 'Mon-Fri 9am-6pm',
  /** Business hours within which every message is answered. */
  responseHours: 24,
} as const;

/** Facts of the legal pages (SPEC section 2). */
export const legalFacts = {
  lastUpdated: 'October 10, 2024',
  governingLaw: 'New Jersey',
  /** Age under which we knowingly collect nothing (SPEC section 9). */
  childrenAge: 13,
} as const;
