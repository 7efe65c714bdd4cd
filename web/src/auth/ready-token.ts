let kept: { token: string; until: number } | undefined;

/** End of a token's life in epoch milliseconds, as its `exp` says; 0 when it does not. */
const expiryOf = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (exp ?? 0) * 1000;
  } catch {
    return 0;
  }
};

/** Keeps the token that was handed out last, or forgets it. */
export const keepToken = (token: string | undefined): void => {
  kept = token === undefined ? undefined : { token, until: expiryOf(token) };
};

/**
 * That token, if it is still good: for the last request of a page that closes, which cannot wait for the sign-in
 * library to answer.
 */
export const readyToken = (): string | undefined => (kept && kept.until > Date.now() ? kept.token : undefined);
