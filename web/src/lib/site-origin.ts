import { siteOriginPlaceholder } from '#contract/site-origin.ts';

/** Returns the site's origin without a trailing slash; in prerendered documents, its placeholder. */
export const siteOrigin = (): string => (typeof location === 'undefined' ? siteOriginPlaceholder : location.origin);
