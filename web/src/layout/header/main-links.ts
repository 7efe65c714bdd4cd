import { paths } from '#web/src/lib/paths.ts';

/** Top-level links of the header (docs/product.md#pages). */
export const mainLinks = [
  { text: 'Training', to: paths.courses() },
  { text: 'About', to: paths.about() },
  { text: 'Contact', to: paths.contact() },
] as const;
