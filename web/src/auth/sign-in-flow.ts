import { tabStorage } from '../site/storage.ts';

// The sign-in library keeps a sign-in that is under way (state, PKCE verifier and a mark) in storage that all tabs
// share. While the mark is there, every tab waits up to five minutes for that sign-in to end, and a second sign-in
// overwrites the first. So a sign-in is kept with the tab that started it, and handed to the library on the way back.

const markNames = ['inflightOAuth', 'inflightOAuthDeadline'] as const;
const secretNames = ['oauthState', 'oauthPKCE'] as const;

type Flow = Record<(typeof secretNames)[number], string>;

const ownFlow = tabStorage('sign-in');

const keyOf = (clientId: string, name: string) => `CognitoIdentityServiceProvider.${clientId}.${name}`;

/** Takes away the mark that makes every tab wait for a sign-in. */
export const clearSharedMark = (clientId: string): void => {
  for (const name of markNames) localStorage.removeItem(keyOf(clientId, name));
};

/** Moves the sign-in that the library has just prepared from the shared storage into this tab's. */
export const keepFlowInTab = (clientId: string): void => {
  const entries = secretNames.map((name) => [name, localStorage.getItem(keyOf(clientId, name))] as const);
  ownFlow.write(JSON.stringify(Object.fromEntries(entries)));
  clearSharedMark(clientId);
  for (const name of secretNames) localStorage.removeItem(keyOf(clientId, name));
};

const readFlow = (): Flow | undefined => {
  try {
    return JSON.parse(ownFlow.read() ?? '') as Flow;
  } catch {
    return undefined;
  }
};

/**
 * Hands this tab's sign-in back to the library if it is the one that `state` belongs to, and returns whether it is.
 * It can be completed once; other tabs wait for it no longer than `timeoutMs`.
 */
export const resumeFlow = (clientId: string, state: string, timeoutMs: number): boolean => {
  const flow = readFlow();
  if (flow?.oauthState !== state) return false;
  ownFlow.write(null);
  for (const name of secretNames) localStorage.setItem(keyOf(clientId, name), flow[name]);
  localStorage.setItem(keyOf(clientId, 'inflightOAuthDeadline'), String(Date.now() + timeoutMs));
  localStorage.setItem(keyOf(clientId, 'inflightOAuth'), 'true');
  return true;
};
