/** Where HubSpot (region na1) shows forms as pages of their own; the site's policy allows frames of this origin. */
export const hubspotOrigin = 'https://share.hsforms.com';

/**
 * The page of a form: HubSpot's share link, which is `1`, the form's id (a UUID) as base64url, and the portal's
 * number in base 36.
 */
export const hubspotUrl = (portalId: string, formId: string): string => {
  const bytes = formId.replaceAll('-', '').match(/../g) ?? [];
  const binary = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  const id = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${hubspotOrigin}/1${id}${Number(portalId).toString(36)}`;
};
