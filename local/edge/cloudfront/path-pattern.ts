import { glob } from '#local/glob.ts';

/** Compiles the path pattern of a cache behavior; its leading slash is optional. */
export const pathPattern = (pattern: string): ((path: string) => boolean) =>
  glob(pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`);
