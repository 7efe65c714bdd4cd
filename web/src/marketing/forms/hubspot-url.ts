/** Origin of HubSpot's standalone form pages (region na1); the site's policy allows iframes from it. */
export const hubspotOrigin = 'https://share.hsforms.com';

/**
 * Returns the URL of a form: HubSpot's share link, made of `1`, the form's id (a UUID) as base64url, and the portal's
 * number in base 36.
 */
export const hubspotUrl = (portalId: string, formId: string): string => {
  const bytes = formId.replaceAll('-', '').match(/../g) ?? [];
  const binary = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  const id = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${hubspotOrigin}/1${id}${Number(portalId).toString(36)}`;
};
