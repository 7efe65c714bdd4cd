import { browserStorage, lessonOpeningStorage, recentSearchStorage } from '../lib/storage.ts';
import type { AuthError, AuthErrorCode } from './auth-error.ts';
import { cachedPicture } from './cached-picture.ts';
import { setCachedToken } from './cached-token.ts';
import { displayNameCache } from './display-name.ts';
import type { Identity } from './identity.ts';
import { consumeReturnPath, hasReturnPath, storeReturnPath } from './return-path.ts';
import type { SignInOptions } from './session.ts';
import { waitForNavigation } from './wait-for-navigation.ts';

export interface User extends Identity {
  /** URL of the uploaded picture; null without one, undefined until the profile is read. */
  picture: string | null | undefined;
}

/**
 * `loading` until the session is read; `leaving` during a redirect to the login page or a logout; `unreachable` when
 * there is a session but the login service could not be reached to renew it.
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

/** Failures that leave the session intact: the next attempt may succeed. */
const transientErrors: readonly AuthErrorCode[] = ['timeout', 'token_failed'];

/** Set while this browser has a session, so that visitors without one never load the sign-in library. */
const sessionFlagStorage = browserStorage('session');
const loadSession = () => import('./session.ts');
const loadStoredSession = () => import('./stored-session.ts');
/** Converts a failure to an AuthError. Loads the error texts on the first failure. */
const toAuthError = async (cause: unknown, fallbackCode: AuthErrorCode): Promise<AuthError> =>
  (await import('./auth-error.ts')).toAuthError(cause, fallbackCode);

let account: Account = loading;
const listeners = new Set<() => void>();
const setAccount = (next: Account) => {
  account = next;
  for (const listener of listeners) listener();
};

/** Removes what this browser remembers of the account, except for its session. */
const clearStoredAccount = (): void => {
  displayNameCache.write(null);
  cachedPicture.clear();
  recentSearchStorage.write(null);
  lessonOpeningStorage.write(null);
  setCachedToken(undefined);
};

/** Ends the session in this browser, without calling the login service. */
export const clearAccount = (): void => {
  sessionFlagStorage.write(null);
  clearStoredAccount();
  delete document.documentElement.dataset.session;
  setAccount(anonymous);
};

/** Returns whether this browser has stored a session. */
export const hasSession = (): boolean => sessionFlagStorage.read() !== null;

/** @throws what `start` throws, or AuthError when the document is still active after 8 s. */
const leaveDocument = (start: Promise<void>): Promise<void> =>
  waitForNavigation(start, () => toAuthError(undefined, 'login_not_opened'));

/** The account and a subscription to its changes. */
export const accountStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => account,
};

let pendingRestore: Promise<void> | undefined;
/** The email of the account that this document has shown. */
let shownEmail: string | undefined;

const readAccount = async () => {
  if (!hasSession()) return setAccount(anonymous);
  try {
    const user = await (await loadStoredSession()).readUser();
    // Another account signed in from another tab, so the data on this page belongs to the previous one.
    if (shownEmail && shownEmail !== user.email) return location.reload();
    shownEmail = user.email;
    const name = displayNameCache.read() || user.name;
    setAccount({ status: 'authenticated', user: { ...user, name, picture: cachedPicture.read() } });
  } catch (error) {
    console.warn('The session could not be restored.', error);
    const { code = 'token_failed' } = error as Partial<AuthError>;
    if (!transientErrors.includes(code)) clearAccount();
    // An open page stays usable: each of its calls reports its own failure.
    else if (account.status !== 'authenticated') setAccount(unreachable);
  }
};

/** Reads the session, at start and whenever it may have changed. Concurrent calls share one read. */
export const restoreAccount = (): Promise<void> => {
  pendingRestore ??= readAccount().finally(() => {
    pendingRestore = undefined;
  });
  return pendingRestore;
};

/** Retries a session that the login service could not renew. */
export const retrySession = (): Promise<void> => {
  if (account.status === 'unreachable') setAccount(loading);
  return restoreAccount();
};

let pendingToken: Promise<string | undefined> | undefined;

const fetchToken = async (forceRefresh: boolean) => {
  try {
    const token = await (await loadStoredSession()).readAccessToken(forceRefresh);
    setCachedToken(token);
    return token;
  } catch (error) {
    const authError = await toAuthError(error, 'token_failed');
    if (authError.code !== 'login_required') throw authError;
    clearAccount();
    return undefined;
  }
};

/**
 * Returns the access token, or undefined for anonymous visitors. Concurrent calls share one request.
 * @throws AuthError
 */
export const getAccessToken = ({ forceRefresh = false } = {}): Promise<string | undefined> => {
  if (!hasSession()) return Promise.resolve(undefined);
  pendingToken ??= fetchToken(forceRefresh).finally(() => {
    pendingToken = undefined;
  });
  return pendingToken;
};

/**
 * Redirects to the hosted login page, which leads to `returnTo` afterward. Resolves when the visitor comes Back to
 * this document instead.
 * @throws AuthError
 */
export const signIn = async (
  returnTo: string = location.pathname + location.search,
  options: SignInOptions = {},
): Promise<void> => {
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
    await leaveDocument(
      loadSession().then(async ({ startSignIn }) => {
        if (await startSignIn(options)) return;
        sessionFlagStorage.write('1');
        location.assign(consumeReturnPath());
      }),
    );
  } catch (error) {
    setAccount(previousAccount);
    throw await toAuthError(error, 'login_failed');
  }
};

/**
 * Completes a sign-in from the login page's callback URL and returns the path to go to.
 * @throws AuthError
 */
export const completeSignIn = async (): Promise<string> => {
  const callbackParams = new URLSearchParams(location.search);
  if (!hasReturnPath()) throw await toAuthError(undefined, 'missing_transaction');
  if (callbackParams.has('error'))
    throw await toAuthError(new Error(callbackParams.get('error') ?? ''), 'login_failed');
  await (await loadSession()).finishSignIn();
  // Another account may have logged in from another tab in the meantime.
  if (hasSession()) clearStoredAccount();
  sessionFlagStorage.write('1');
  return consumeReturnPath();
};

/** Updates the shown name and picture after the profile was read or saved. */
export const syncProfile = ({ name, picture = null }: { name: string; picture?: string | null | undefined }): void => {
  if (account.status !== 'authenticated') return;
  const { user } = account;
  if (name) displayNameCache.write(name);
  if (picture !== user.picture) cachedPicture.write(picture);
  if (picture === user.picture && (!name || name === user.name)) return;
  setAccount({ status: 'authenticated', user: { ...user, name: name || user.name, picture } });
};

/**
 * Ends the session and returns to the site's origin.
 * @throws AuthError when that fails; the session then remains.
 */
export const signOut = async (): Promise<void> => {
  const name = displayNameCache.read();
  setAccount(leaving);
  sessionFlagStorage.write(null);
  clearStoredAccount();
  try {
    await leaveDocument(loadSession().then(({ endSession }) => endSession()));
  } catch (error) {
    sessionFlagStorage.write('1');
    displayNameCache.write(name);
    await restoreAccount();
    throw await toAuthError(error, 'login_failed');
  }
};

/**
 * Rereads the session on a login or logout in another tab, on return from the back/forward cache, and on a new
 * connection.
 */
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
