import { planFrameworks, planQuestions } from './plan-frameworks.ts';
import { customPricing, draftEmailPrice, monthly, pmCoachPrice, trialLabel } from './prices.ts';
import { draftEmailFigures, dubLabsFigures, joblynFigures, pmCoachFigures } from './tool-figures.ts';

/** Facts about the five tools (docs/product.md#facts), for menus, tool lists and product pages. */
export interface Tool {
  slug: 'plan' | 'dublabs' | 'draftemail' | 'joblyn' | 'pmcoach';
  name: string;
  /** The kind of product, in two or three words. */
  kind: string;
  description: string;
  /** Product badge (docs/product.md#states). */
  status: 'Live' | 'Alpha';
  /** Displayed price. */
  price: string;
  /** Short facts, shown in mono. */
  facts: readonly string[];
  /** Whether the header's Products menu lists it (docs/product.md#pages). */
  inMenu: boolean;
}

export const tools: readonly Tool[] = [
  {
    slug: 'plan',
    name: 'Plan',
    kind: 'Strategy frameworks',
    description: 'Answer guided questions and leave with a finished strategy framework.',
    status: 'Live',
    price: trialLabel,
    facts: [`${planFrameworks.length} frameworks`, `${planQuestions} questions`, 'no card'],
    inMenu: true,
  },
  {
    slug: 'dublabs',
    name: 'DubLabs',
    kind: 'Video dubbing',
    description: `Dub a video into ${dubLabsFigures.languages} languages, in your own voice and with matching lips.`,
    status: 'Live',
    price: customPricing,
    facts: [
      `${dubLabsFigures.languages} languages`,
      `${dubLabsFigures.videosAMonth} videos a month`,
      `${dubLabsFigures.turnaround} turnaround`,
    ],
    inMenu: true,
  },
  {
    slug: 'draftemail',
    name: 'DraftEmail',
    kind: 'Email writing',
    description: `Write the reply in Gmail or Outlook, in your tone, from ${draftEmailFigures.templates} templates.`,
    status: 'Live',
    price: monthly(draftEmailPrice),
    facts: ['Gmail and Outlook', `${draftEmailFigures.templates} templates`, trialLabel],
    inMenu: true,
  },
  {
    slug: 'joblyn',
    name: 'Joblyn',
    kind: 'Interview coaching',
    description: 'Rehearse real interview questions for your industry and hear what to fix.',
    status: 'Alpha',
    price: trialLabel,
    facts: [`${joblynFigures.questions} questions`, `${joblynFigures.industries} industries`, trialLabel],
    inMenu: true,
  },
  {
    slug: 'pmcoach',
    name: 'PMCoach',
    kind: 'Stakeholder practice',
    description: 'Practice the conversation with a difficult stakeholder before you have it.',
    status: 'Live',
    price: monthly(pmCoachPrice),
    facts: [`${pmCoachFigures.scenarios} scenarios`, 'feedback after each'],
    inMenu: false,
  },
];

/** Returns the tool with a slug. */
export const toolOf = (slug: Tool['slug']): Tool => {
  const tool = tools.find((candidate) => candidate.slug === slug);
  if (!tool) throw new Error(`Unknown tool: ${slug}`);
  return tool;
};
