import { tabStorage } from '../lib/storage.ts';

// The sign-in library stores a pending sign-in (state, PKCE verifier and an in-flight flag) in storage shared by all
// tabs. While the flag is set, every tab waits up to five minutes for that sign-in, and a second sign-in overwrites the
// first. We therefore move a pending sign-in to the tab that started it, and hand it back to the library on return.

const inflightKeys = ['inflightOAuth', 'inflightOAuthDeadline'] as const;
const oauthSecretKeys = ['oauthState', 'oauthPKCE'] as const;

type OAuthFlow = Record<(typeof oauthSecretKeys)[number], string>;

const flowStorage = tabStorage('sign-in');

const storageKey = (clientId: string, name: string) => `CognitoIdentityServiceProvider.${clientId}.${name}`;

/** Clears the flag that makes every tab wait for a sign-in. */
export const clearInflightFlag = (clientId: string): void => {
  for (const name of inflightKeys) localStorage.removeItem(storageKey(clientId, name));
};

/** Moves the sign-in that the library has just prepared from shared storage to this tab's. */
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
 * Hands this tab's sign-in back to the library if it belongs to `state`; returns whether it does. The sign-in can be
 * completed once; other tabs wait for it at most `timeoutMs`.
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
