/** Facts about the five tools (SPEC section 1); the menus, the tools sections and the product pages read them here. */
export interface Tool {
  slug: 'plan' | 'dublabs' | 'draftemail' | 'joblyn' | 'pmcoach';
  name: string;
  /** What it is, in two or three words. */
  kind: string;
  description: string;
  status: 'Live' | 'Alpha';
  /** What a visitor reads as the price. */
  price: string;
  /** Short facts, shown in mono. */
  facts: readonly string[];
  /** Whether the header's Products menu lists it (SPEC section 2). */
  inMenu: boolean;
}

/** Days of the free trial; no card is asked for (SPEC section 9). */
export const trialDays = 14;

/** US dollars a month. */
export const draftEmailPrice = 97;
export const pmCoachPrice = 47;
/** The tools page of the source names this price once; every place a visitor sees says `pmCoachPrice`. */
export const pmCoachOtherReading = 97;
/** Stands in DubLabs' page description, while the page itself says custom pricing. */
export const dubLabsDescriptionPrice = 149;

const trial = `${trialDays}-day free trial`;

export const tools: readonly Tool[] = [
  {
    slug: 'plan',
    name: 'Plan',
    kind: 'Strategy frameworks',
    description: 'Answer guided questions and leave with a finished strategy framework.',
    status: 'Live',
    price: trial,
    facts: ['3 frameworks', '83 questions', 'no card'],
    inMenu: true,
  },
  {
    slug: 'dublabs',
    name: 'DubLabs',
    kind: 'Video dubbing',
    description: 'Dub a video into 20+ languages, in your own voice and with matching lips.',
    status: 'Live',
    price: 'Custom pricing',
    facts: ['20+ languages', '50 videos a month', '1 hour turnaround'],
    inMenu: true,
  },
  {
    slug: 'draftemail',
    name: 'DraftEmail',
    kind: 'Email writing',
    description: 'Write the reply in Gmail or Outlook, in your tone, from 200+ templates.',
    status: 'Live',
    price: `$${draftEmailPrice}/month`,
    facts: ['Gmail and Outlook', '200+ templates', trial],
    inMenu: true,
  },
  {
    slug: 'joblyn',
    name: 'Joblyn',
    kind: 'Interview coaching',
    description: 'Rehearse real interview questions for your industry and hear what to fix.',
    status: 'Alpha',
    price: trial,
    facts: ['700+ questions', '20+ industries', trial],
    inMenu: true,
  },
  {
    slug: 'pmcoach',
    name: 'PMCoach',
    kind: 'Stakeholder practice',
    description: 'Practice the conversation with a difficult stakeholder before you have it.',
    status: 'Live',
    price: `$${pmCoachPrice}/month`,
    facts: ['50+ scenarios', 'feedback after each'],
    inMenu: false,
  },
];
