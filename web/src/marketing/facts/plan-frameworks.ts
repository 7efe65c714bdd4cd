/** Plan's frameworks with their questions and minutes (docs/product.md#facts). */
export const planFrameworks = [
  { name: 'Business Model Canvas', questions: 27, minutes: 10 },
  { name: 'SWOT', questions: 26, minutes: 15 },
  { name: "Porter's Five Forces", questions: 30, minutes: 20 },
] as const;

/** Total questions of all frameworks. */
export const planQuestions: number = planFrameworks.reduce((total, { questions }) => total + questions, 0);
