import type { Access } from '../../contract/define.ts';
import { Problem } from '../../contract/problem.ts';
import type { HttpEvent } from './event.ts';

/** The learner behind a request, as the verified access token names them. */
export interface Caller {
  /** The token's `sub`: key of everything that is theirs. */
  id: string;
  /** The user pool's name for them; needed to look up email and name. */
  username: string;
}

/**
 * Reads the caller from the claims the authorizer has verified. The authorizer cannot tell an ID token from an
 * access token, so `token_use` is checked here (reliability rule R5).
 */
export const readCaller = (access: Access, event: HttpEvent): Caller | undefined => {
  if (access !== 'learner') return undefined;
  const claims = event.requestContext.authorizer?.jwt?.claims;
  if (claims?.token_use !== 'access' || typeof claims.sub !== 'string') throw new Problem('not-signed-in');
  return { id: claims.sub, username: String(claims.username ?? claims.sub) };
};
