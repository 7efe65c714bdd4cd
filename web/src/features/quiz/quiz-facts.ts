import type { Quiz } from '#contract/schemas/quiz.ts';
import { formatCount } from '#web/src/lib/format.ts';

const attemptsText = ({ attemptsAllowed, attemptsUsed }: Quiz) => {
  if (attemptsAllowed === null) return attemptsUsed === 0 ? 'No limit' : `${attemptsUsed} so far`;
  return `${attemptsUsed} of ${attemptsAllowed} used`;
};

/** Returns the facts that a learner sees before a quiz; `minutes` is the expected time of its lecture. */
export const quizFacts = (quiz: Quiz, minutes: number | undefined): { name: string; value: string }[] => {
  const { questionCount, timeLimitMinutes, passMark, best } = quiz;
  return [
    { name: 'Questions', value: `${questionCount}` },
    ...(minutes && !timeLimitMinutes ? [{ name: 'Time', value: `About ${minutes} min` }] : []),
    { name: 'To pass', value: `${passMark}%` },
    ...(timeLimitMinutes ? [{ name: 'Time limit', value: formatCount(timeLimitMinutes, 'minute') }] : []),
    { name: 'Attempts', value: attemptsText(quiz) },
    ...(best ? [{ name: 'Best result', value: `${best.score}%` }] : []),
  ];
};
