/** Plan's frameworks with their questions and minutes (SPEC section 1). */
export const planFrameworks = [
  { name: 'Business Model Canvas', questions: 27, minutes: 10 },
  { name: 'SWOT', questions: 26, minutes: 15 },
  { name: "Porter's Five Forces", questions: 30, minutes: 20 },
] as const;

/** Questions of all frameworks together. */
export const planQuestions: number = planFrameworks.reduce((total, { questions }) => total + questions, 0);
