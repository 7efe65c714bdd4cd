import { browserStorage } from '../lib/storage.ts';
import type { AuthError, AuthErrorCode } from './auth-error.ts';
import { cachedPicture } from './cached-picture.ts';
import { setCachedToken } from './cached-token.ts';
import { consumeReturnPath, hasReturnPath, storeReturnPath } from './return-path.ts';
import type { Identity } from './session.ts';

export interface User extends Identity {
  /** Address of the picture they uploaded; null without one, undefined until the profile is read. */
  picture: string | null | undefined;
}

/**
 * `loading` until the session is read; `leaving` on the way to the login page or out of the session; `unreachable` when
 * there is a session and the login service could not be asked to renew it.
 */
export type Account =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'anonymous' }
  | { status: 'leaving' }
  | { status: 'authenticated'; user: User };

const loading: Account = { status: 'loading' };
const leaving: Account = { status: 'leaving' };
const anonymous: Account = { status: 'anonymous' };
const unreachable: Account = { status: 'unreachable' };

/** Time within which the browser has to be on another page after it was told to leave for it. */
const navigationTimeoutMs = 8000;
/** Failures after which the session is as good as before: the next try may succeed. */
const transientErrors: readonly AuthErrorCode[] = ['timeout', 'token_failed'];

/** Set while a session exists in this browser, so that visitors without one never load the sign-in library. */
const sessionFlagStorage = browserStorage('session');
/** The name a person gave themselves in their profile, as this browser last read it; tokens carry the first one. */
const displayNameCache = browserStorage('display-name');
const loadSession = () => import('./session.ts');
/** The failure by its name; what it is called comes only when something has failed. */
const toAuthError = async (cause: unknown, fallbackCode: AuthErrorCode): Promise<AuthError> =>
  (await import('./auth-error.ts')).toAuthError(cause, fallbackCode);

let account: Account = loading;
const listeners = new Set<() => void>();
const setAccount = (next: Account) => {
  account = next;
  for (const listener of listeners) listener();
};

/** Ends the session as far as this browser is concerned, without asking anybody. */
export const clearAccount = (): void => {
  sessionFlagStorage.write(null);
  displayNameCache.write(null);
  cachedPicture.clear();
  setCachedToken(undefined);
  delete document.documentElement.dataset.session;
  setAccount(anonymous);
};

/** Whether this browser has a session, as far as it remembers. */
export const hasSession = (): boolean => sessionFlagStorage.read() !== null;

/** The account, and how to hear of its changes. */
export const accountStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => account,
};

let pendingRestore: Promise<void> | undefined;
/** Whom this document has shown as signed in. */
let shownEmail: string | undefined;

const readAccount = async () => {
  if (!hasSession()) return setAccount(anonymous);
  try {
    const user = await (await loadSession()).readUser();
    // What the document has read belongs to somebody else, who has logged out in another tab.
    if (shownEmail && shownEmail !== user.email) return location.reload();
    shownEmail = user.email;
    const name = displayNameCache.read() || user.name;
    setAccount({ status: 'authenticated', user: { ...user, name, picture: cachedPicture.read() } });
  } catch (error) {
    console.warn('The session could not be restored.', error);
    const { code = 'token_failed' } = error as Partial<AuthError>;
    if (!transientErrors.includes(code)) clearAccount();
    // Work on an open page goes on: its calls say what fails.
    else if (account.status !== 'authenticated') setAccount(unreachable);
  }
};

/** Finds out who is signed in: at start, and when that may have changed. Calls at the same moment share one reading. */
export const restoreAccount = (): Promise<void> => {
  pendingRestore ??= readAccount().finally(() => {
    pendingRestore = undefined;
  });
  return pendingRestore;
};

/** Asks again for the session that the login service could not renew. */
export const retrySession = (): Promise<void> => {
  if (account.status === 'unreachable') setAccount(loading);
  return restoreAccount();
};

let pendingToken: Promise<string | undefined> | undefined;

const fetchToken = async (forceRefresh: boolean) => {
  try {
    const token = await (await loadSession()).readAccessToken(forceRefresh);
    setCachedToken(token);
    return token;
  } catch (error) {
    const authError = await toAuthError(error, 'token_failed');
    if (authError.code !== 'login_required') throw authError;
    clearAccount();
    return undefined;
  }
};

/** The access token, or undefined when nobody is signed in. Calls at the same moment share one request. @throws AuthError */
export const getAccessToken = ({ forceRefresh = false } = {}): Promise<string | undefined> => {
  if (!hasSession()) return Promise.resolve(undefined);
  pendingToken ??= fetchToken(forceRefresh).finally(() => {
    pendingToken = undefined;
  });
  return pendingToken;
};

/**
 * Waits while the browser leaves this document, which `start` tells it to. Resolves when the visitor comes Back to the
 * document as it was; @throws what `start` throws, or when the document is still there after 8 s.
 */
const waitForNavigation = (start: Promise<void>): Promise<void> => {
  const returned = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => toAuthError(undefined, 'login_not_opened').then(reject, reject),
      navigationTimeoutMs,
    );
    returned.signal.addEventListener('abort', () => clearTimeout(timer));
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal: returned.signal });
    start.catch(reject);
  }).finally(() => returned.abort());
};

/**
 * Leaves for the hosted login page; afterwards the visitor lands on `returnTo`. Resolves when they come Back to this
 * document instead. @throws AuthError
 */
export const signIn = async (returnTo: string = location.pathname + location.search, hint?: string): Promise<void> => {
  storeReturnPath(returnTo);
  if (account.status === 'unreachable') {
    await retrySession();
    const { status } = accountStore.get();
    if (status === 'unreachable') throw await toAuthError(undefined, 'unreachable');
    if (status === 'authenticated') return location.assign(consumeReturnPath());
  }
  const previousAccount = account.status === 'leaving' ? anonymous : account;
  setAccount(leaving);
  try {
    await waitForNavigation(
      loadSession().then(async ({ startSignIn }) => {
        if (await startSignIn(hint)) return;
        sessionFlagStorage.write('1');
        location.assign(consumeReturnPath());
      }),
    );
  } catch (error) {
    setAccount(previousAccount);
    throw await toAuthError(error, 'login_failed');
  }
};

/** Completes a sign-in from the address the login page returned to; gives the path to go to. @throws AuthError */
export const completeSignIn = async (): Promise<string> => {
  const callbackParams = new URLSearchParams(location.search);
  if (!hasReturnPath()) throw await toAuthError(undefined, 'missing_transaction');
  if (callbackParams.has('error'))
    throw await toAuthError(new Error(callbackParams.get('error') ?? ''), 'login_failed');
  await (await loadSession()).finishSignIn();
  sessionFlagStorage.write('1');
  return consumeReturnPath();
};

/** Shows the signed-in person as their profile says from now on. */
export const syncProfile = ({ name, picture = null }: { name: string; picture?: string | null | undefined }): void => {
  if (account.status !== 'authenticated') return;
  const { user } = account;
  if (name) displayNameCache.write(name);
  if (picture !== user.picture) cachedPicture.write(picture);
  if (picture === user.picture && (!name || name === user.name)) return;
  setAccount({ status: 'authenticated', user: { ...user, name: name || user.name, picture } });
};

/** Ends the session and returns to the site's origin. @throws AuthError when that fails; the session then goes on. */
export const signOut = async (): Promise<void> => {
  const name = displayNameCache.read();
  setAccount(leaving);
  sessionFlagStorage.write(null);
  displayNameCache.write(null);
  cachedPicture.clear();
  setCachedToken(undefined);
  try {
    await waitForNavigation(loadSession().then(({ endSession }) => endSession()));
  } catch (error) {
    sessionFlagStorage.write('1');
    displayNameCache.write(name);
    await restoreAccount();
    throw await toAuthError(error, 'login_failed');
  }
};

/** Follows what happens elsewhere: a login or a logout in another tab, a page that comes Back as it was left, a new connection. */
export const watchOtherTabs = (): (() => void) => {
  const abortController = new AbortController();
  const { signal } = abortController;
  const check = () => {
    if (!hasSession() && (account.status === 'authenticated' || account.status === 'unreachable')) clearAccount();
    if (hasSession() && account.status === 'anonymous') void restoreAccount();
  };
  window.addEventListener('storage', check, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && void restoreAccount(), { signal });
  window.addEventListener('online', () => account.status === 'unreachable' && void retrySession(), { signal });
  return () => abortController.abort();
};
