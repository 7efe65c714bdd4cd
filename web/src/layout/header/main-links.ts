import { paths } from '../../lib/paths.ts';

/** Links that stand in the header itself (SPEC section 2). */
export const mainLinks = [
  { text: 'Training', to: paths.courses() },
  { text: 'About', to: paths.about() },
  { text: 'Contact', to: paths.contact() },
] as const;
