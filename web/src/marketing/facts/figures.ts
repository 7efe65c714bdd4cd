/** Marketing figures (docs/product.md#facts): what each counts, and its displayed value. */
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
