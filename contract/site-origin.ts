/**
 * Stands for the site's origin in files that are written at build time, because one build serves every stage. The
 * deployment puts the real origin in its place. A name below `.invalid` never resolves (RFC 2606).
 */
export const siteOriginPlaceholder = 'https://site.invalid';
