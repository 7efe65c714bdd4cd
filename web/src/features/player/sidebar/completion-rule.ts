/** Explains what completes a lesson, by the rules of `contract/rules/progress.ts`. */
export const completionRule =
  'A lesson is done when you reach 90% of its video, pass its quiz, or mark it complete yourself.';
