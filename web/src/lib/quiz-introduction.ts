import type { Quiz } from '#contract/schemas/quiz.ts';

/** Returns the text before the facts on the start screen of a quiz; `isTimeUp` by this page's countdown. */
export const quizIntroduction = (
  { attemptsAllowed, attemptsUsed, best, started, poolSize, questionCount }: Quiz,
  isTimeUp = started?.secondsLeft === 0,
): string => {
  const isExhausted = attemptsAllowed !== null && attemptsUsed >= attemptsAllowed;
  if (isExhausted && !best?.passed) return 'You have used all attempts. Contact us if you need another.';
  if (isTimeUp) return 'Time for this attempt has run out. Finish it to see its result and to open the next one.';
  if (started) return 'You have started this attempt. Your answers in another tab are still there.';
  const draws =
    !isExhausted && poolSize !== undefined
      ? ` Each attempt picks ${questionCount} questions from a pool of ${poolSize}.`
      : '';
  return `One question at a time. You can change your answers until you submit.${draws}`;
};
