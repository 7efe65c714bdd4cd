let cachedToken: { token: string; until: number } | undefined;

/** End of a token's life in epoch milliseconds, as its `exp` says; 0 when it does not. */
const expiresAtMs = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (exp ?? 0) * 1000;
  } catch {
    return 0;
  }
};

/** Keeps the token that was handed out last, or forgets it. */
export const setCachedToken = (token: string | undefined): void => {
  cachedToken = token === undefined ? undefined : { token, until: expiresAtMs(token) };
};

/**
 * That token, if it is still good: for the last request of a page that closes, which cannot wait for the sign-in
 * library to answer.
 */
export const getCachedToken = (): string | undefined =>
  cachedToken && cachedToken.until > Date.now() ? cachedToken.token : undefined;
