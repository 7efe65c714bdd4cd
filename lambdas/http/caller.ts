import type { Access } from '#contract/define.ts';
import { Problem } from '#contract/problem.ts';
import type { HttpEvent } from './event.ts';

/** The learner who sends a request, from the verified access token. */
export interface Caller {
  /** The token's `sub`; partition key of all their rows. */
  id: string;
  /** Username in the user pool, used to look up email and name. */
  username: string;
}

/**
 * Reads the caller from the claims that the authorizer verified. The authorizer cannot tell an ID token from an access
 * token, so this checks `token_use` (docs/reliability.md#access-tokens).
 */
export const readCaller = (access: Access, event: HttpEvent): Caller | undefined => {
  if (access !== 'learner') return undefined;
  const claims = event.requestContext.authorizer?.jwt?.claims;
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string') throw new Problem('not-signed-in');
  return { id: claims.sub, username: String(claims.username ?? claims.sub) };
};
