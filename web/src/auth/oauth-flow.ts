import { tabStorage } from '../lib/storage.ts';

// The sign-in library keeps a sign-in that is under way (state, PKCE verifier and a mark) in storage that all tabs
// share. While the mark is there, every tab waits up to five minutes for that sign-in to end, and a second sign-in
// overwrites the first. So a sign-in is kept with the tab that started it, and handed to the library on the way back.

const inflightKeys = ['inflightOAuth', 'inflightOAuthDeadline'] as const;
const oauthSecretKeys = ['oauthState', 'oauthPKCE'] as const;

type OAuthFlow = Record<(typeof oauthSecretKeys)[number], string>;

const flowStorage = tabStorage('sign-in');

const storageKey = (clientId: string, name: string) => `CognitoIdentityServiceProvider.${clientId}.${name}`;

/** Takes away the mark that makes every tab wait for a sign-in. */
export const clearInflightFlag = (clientId: string): void => {
  for (const name of inflightKeys) localStorage.removeItem(storageKey(clientId, name));
};

/** Moves the sign-in that the library has just prepared from the shared storage into this tab's. */
export const moveFlowToTab = (clientId: string): void => {
  const entries = oauthSecretKeys.map((name) => [name, localStorage.getItem(storageKey(clientId, name))] as const);
  flowStorage.write(JSON.stringify(Object.fromEntries(entries)));
  clearInflightFlag(clientId);
  for (const name of oauthSecretKeys) localStorage.removeItem(storageKey(clientId, name));
};

const readFlow = (): OAuthFlow | undefined => {
  try {
    return JSON.parse(flowStorage.read() ?? '') as OAuthFlow;
  } catch {
    return undefined;
  }
};

/**
 * Hands this tab's sign-in back to the library if it is the one that `state` belongs to, and returns whether it is.
 * It can be completed once; other tabs wait for it no longer than `timeoutMs`.
 */
export const restoreFlow = (clientId: string, state: string, timeoutMs: number): boolean => {
  const flow = readFlow();
  if (flow?.oauthState !== state) return false;
  flowStorage.write(null);
  for (const name of oauthSecretKeys) localStorage.setItem(storageKey(clientId, name), flow[name]);
  localStorage.setItem(storageKey(clientId, 'inflightOAuthDeadline'), String(Date.now() + timeoutMs));
  localStorage.setItem(storageKey(clientId, 'inflightOAuth'), 'true');
  return true;
};
