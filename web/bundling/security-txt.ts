import { brand } from '../../contract/brand.ts';
import { siteOriginPlaceholder } from '../../contract/site-origin.ts';
import { securityText } from '../../contract/well-known.ts';

/** Days after the build on which somebody should have looked at the file again; RFC 9116 asks for less than a year. */
const validityDays = 360;

/** Whom to tell about a weakness of the site (RFC 9116). It ends by itself on a site that nobody builds any more. */
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
