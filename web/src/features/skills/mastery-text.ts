import { masteryWaitDays, questionsPerSkill } from '#contract/rules/mastery.ts';
import type { Mastery, MasterySkill } from '#contract/schemas/mastery.ts';
import { daysUntil, formatCount, formatDay, formatDaysUntil } from '#web/src/lib/format.ts';
import { deviceTimeZone, formatTimeIn } from '#web/src/lib/time-zones.ts';

/** E.g. `in 7 days, on Wed, Dec 16`. */
const opening = (instant: string): string =>
  daysUntil(instant) === 0
    ? `today at ${formatTimeIn(deviceTimeZone(), new Date(instant))}`
    : `${formatDaysUntil(instant)}, on ${formatDay(instant)}`;

/** Says in a sentence what a learner has or lacks for Mastery of a course. */
export const masteryText = ({ state, opensAt, notebooks }: Mastery): string => {
  switch (state) {
    case 'not-offered':
      return 'This course has no mastery check yet.';
    case 'incomplete':
      return `The mastery check opens ${masteryWaitDays} days after you complete the course.`;
    case 'waiting':
      return `The mastery check opens ${opensAt ? opening(opensAt) : 'another day'}.`;
    case 'open':
      return 'The mastery check is open.';
    case 'exhausted':
      return 'You have seen every question, so the check is closed until the course has new ones.';
    case 'notebooks':
      return `You have demonstrated every skill, but the checks of ${formatCount(
        notebooks.filter(({ isVerified }) => !isVerified).length,
        'notebook',
      )} have not passed on the server yet.`;
    case 'mastered':
      return 'You have demonstrated every skill.';
  }
};

/** Says whether the server has confirmed a notebook's checks, and what confirms them. */
export const masteryNotebookText = ({ isVerified }: Mastery['notebooks'][number]): string =>
  isVerified
    ? 'Its checks have passed on the server'
    : 'Not checked yet: open it, solve its exercises and press “Run checks on the server”';

/** Says what a learner has or lacks of one skill; empty when its mark or `masteryText` already says it. */
export const masterySkillText = ({ isShown, check, unseen }: MasterySkill, state: Mastery['state']): string => {
  const result = check ? `${check.correct} of ${check.asked} correct on ${formatDay(check.submittedAt)}` : '';
  if (isShown) return result;
  const next = state === 'exhausted' && unseen < questionsPerSkill && 'No unseen questions left';
  return [next, result && `Last check: ${result}`].filter(Boolean).join('; ');
};
