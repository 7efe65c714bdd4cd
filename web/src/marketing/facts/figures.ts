/** Marketing figures (SPEC section 1): what is counted, and the number as it is shown. */
export const figures = {
  professionalsTrained: '20K+',
  tools: '5',
  averageTimeSaved: '75%',
  countries: '20+',
  satisfaction: '4.83/5',
  typicalRoi: '300%+',
  roiWithin: '12 months',
  implementation: '4-12 weeks',
  enterpriseClients: '500+',
} as const;
