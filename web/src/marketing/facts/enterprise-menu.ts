import { paths } from '#web/src/lib/paths.ts';

/** Entries of the header's Enterprise menu (docs/product.md#pages). */
export const enterpriseMenu = [
  {
    title: 'Enterprise deployment',
    description: 'The tools in your cloud or on your premises.',
    to: paths.enterprise(),
  },
  {
    title: 'Custom AI development',
    description: 'A system built for one of your processes.',
    to: paths.enterpriseCustom(),
  },
  {
    title: 'Team training',
    description: 'Two to five days, on-site, virtual or hybrid.',
    to: paths.enterpriseTraining(),
  },
  { title: 'Corporate training', description: 'Programs for executives and engineers.', to: paths.corporateTraining() },
  { title: 'Solutions', description: 'What our AI systems do in practice.', to: paths.solutions() },
] as const;
