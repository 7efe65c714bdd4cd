import { brand } from '#contract/brand.ts';
import { siteOriginPlaceholder } from '#contract/site-origin.ts';
import { securityText } from '#contract/well-known.ts';

/** Days until the file expires; RFC 9116 recommends less than a year. */
const validityDays = 360;

/**
 * Returns security.txt (RFC 9116), the contact for reporting vulnerabilities. It expires unless the site is rebuilt.
 */
export const securityTxt = (builtAt: Date): string => {
  const expires = new Date(builtAt.getTime() + validityDays * 86_400_000).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteOriginPlaceholder}${securityText.path}`,
    '',
  ].join('\n');
};
