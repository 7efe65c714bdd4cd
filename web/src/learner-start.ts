import { earlyOperations } from 'virtual:early-operations';
import { readStoredTokens } from './auth/stored-tokens.ts';

// Runs before first paint in the documents of learners' pages, after the script of all documents. Starts what the page
// reads first; the API client takes the responses.

const timeoutMs = 15_000;

const startReads = (token: string): void => {
  globalThis.earlyReads = new Map();
  for (const [pattern, paths] of earlyOperations) {
    const match = new RegExp(`^${pattern}/?$`).exec(location.pathname);
    if (!match) continue;
    for (const path of paths) {
      const url = `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => match.groups?.[name] ?? '')}`;
      const response = fetch(url, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Reported when it is taken.
      response.catch(() => undefined);
      globalThis.earlyReads.set(url, { token, startedAt: performance.now(), response });
    }
  }
};

// Without a session, or with one to renew, the application decides.
if (document.documentElement.dataset.session !== undefined) {
  const tokens = readStoredTokens({ ...localStorage });
  if (tokens) startReads(tokens.accessToken);
}
