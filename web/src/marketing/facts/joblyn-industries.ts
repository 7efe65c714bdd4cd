/** The 15 industries on Joblyn's page (docs/product.md#facts). */
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
