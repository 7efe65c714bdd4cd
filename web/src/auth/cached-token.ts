let cachedToken: { token: string; until: number } | undefined;

/**
 * Returns the claims of a JSON Web Token without checking its signature.
 * @throws SyntaxError or DOMException for anything but a token.
 */
export const claimsOf = (token: string): Record<string, unknown> => {
  const payload = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(payload, (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
};

/** Returns a token's `exp` in epoch milliseconds; 0 without one. */
export const expiresAtMs = (token: string): number => {
  try {
    return Number(claimsOf(token).exp ?? 0) * 1000;
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
