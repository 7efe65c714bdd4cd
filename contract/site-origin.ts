/**
 * Placeholder for the site's origin in files built once for all stages. The deployment replaces it. Names below
 * `.invalid` never resolve (RFC 2606).
 */
export const siteOriginPlaceholder = 'https://site.invalid';
