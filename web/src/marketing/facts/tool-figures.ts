/** Displayed figures of the tools (docs/product.md#facts); Plan's are in `plan-frameworks.ts`. */
export const dubLabsFigures = {
  languages: '20+',
  videosAMonth: 50,
  turnaround: '1 hour',
} as const;

export const draftEmailFigures = { templates: '200+' } as const;

export const joblynFigures = { questions: '700+', industries: '20+' } as const;

export const pmCoachFigures = { scenarios: '50+' } as const;
