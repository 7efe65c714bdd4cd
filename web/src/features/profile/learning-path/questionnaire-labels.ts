import type { Questionnaire } from '#contract/schemas/learner.ts';

/** Labels of the goals. */
export const goalLabels: Record<Questionnaire['goal'], string> = {
  'get-started': 'Get started with AI',
  'do-my-job-better': 'Do my job better with it',
  'change-career': 'Change my career',
  'lead-a-team': 'Lead a team that uses it',
  'build-products': 'Build products with it',
};

/** Labels of the experience levels. */
export const experienceLabels: Record<Questionnaire['experience'], string> = {
  none: 'None yet',
  some: 'I have tried a few things',
  regular: 'I use AI tools every week',
  expert: 'I build with models myself',
};

const minuteLabels: Record<number, string> = {
  0: 'It varies',
  30: 'Half an hour',
  60: 'One hour',
  120: 'Two hours',
  240: 'Four hours',
  480: 'A day',
};

/** Choices of minutes per week in ascending order, including the stored one. */
export const minuteChoices = (stored: number): number[] =>
  [...new Set([...Object.keys(minuteLabels).map(Number), stored])].sort((a, b) => (a || 9999) - (b || 9999));

/** Formats minutes per week. */
export const minutesLabel = (minutes: number): string => minuteLabels[minutes] ?? `${minutes} minutes`;
