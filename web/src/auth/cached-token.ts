let cachedToken: { token: string; until: number } | undefined;

/** Returns a token's `exp` in epoch milliseconds; 0 without one. */
export const expiresAtMs = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (exp ?? 0) * 1000;
  } catch {
    return 0;
  }
};

/** Caches the last token, or clears the cache. */
export const setCachedToken = (token: string | undefined): void => {
  cachedToken = token === undefined ? undefined : { token, until: expiresAtMs(token) };
};

/**
 * Returns the cached token if it is still valid: for the last request of a closing page, which cannot wait for the
 * sign-in library.
 */
export const getCachedToken = (): string | undefined =>
  cachedToken && cachedToken.until > Date.now() ? cachedToken.token : undefined;
