import { siteOriginPlaceholder } from '../../../contract/site-origin.ts';

/** The site's origin without a slash at the end; in documents written at build time, what stands for it. */
export const siteOrigin = (): string => (typeof location === 'undefined' ? siteOriginPlaceholder : location.origin);
