/** Explains what completes a lesson, by the rules of `contract/rules/progress.ts`. */
export const completionRule =
  'A lesson is complete when you watch 90% of its video, pass its quiz or mark it complete yourself.';
