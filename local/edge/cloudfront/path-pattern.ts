import { glob } from '../../glob.ts';

/** A path pattern of a cache behavior as a predicate; its leading slash is optional. */
export const pathPattern = (pattern: string): ((path: string) => boolean) =>
  glob(pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`);
