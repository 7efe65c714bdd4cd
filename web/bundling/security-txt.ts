import { brand } from '#contract/brand.ts';
import { siteOriginPlaceholder } from '#contract/site-origin.ts';
import { securityText } from '#contract/well-known.ts';

/** Full quarters for which the file is valid, beside the current one; RFC 9116 recommends less than a year. */
const validQuarters = 3;

/**
 * Returns security.txt (RFC 9116), the contact for reporting vulnerabilities. It expires unless the site is rebuilt:
 * after 9 to 12 months, at the end of a quarter (UTC), so that builds of one quarter are equal.
 */
export const securityTxt = (builtAt: Date): string => {
  const quarter = Math.floor(builtAt.getUTCMonth() / 3);
  // Day 0 is the last day of the month before.
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), (quarter + 1 + validQuarters) * 3, 0));
  return [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteOriginPlaceholder}${securityText.path}`,
    '',
  ].join('\n');
};
