/** The 15 industries that Joblyn's page lists (SPEC section 1). */
export const joblynIndustries = [
  'Software',
  'Banking and finance',
  'Consulting',
  'Healthcare',
  'Education',
  'Retail',
  'Manufacturing',
  'Logistics',
  'Energy',
  'Telecommunications',
  'Insurance',
  'Marketing and media',
  'Hospitality',
  'Public sector',
  'Life sciences',
] as const;
