import { browserStorage } from '../site/storage.ts';
import type { AuthError, AuthErrorCode } from './auth-error.ts';
import { keepToken } from './ready-token.ts';
import { hasReturnPath, storeReturnPath, takeReturnPath } from './return-path.ts';
import type { User } from './session.ts';

export type { User };

/** `loading` until the session is read; `leaving` on the way to the login page or out of the session. */
export type Account =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | { status: 'leaving' }
  | { status: 'authenticated'; user: User };

const loading: Account = { status: 'loading' };
const leaving: Account = { status: 'leaving' };
const anonymous: Account = { status: 'anonymous' };

/** Set while a session exists in this browser, so that visitors without one never load the sign-in library. */
const sessionFlag = browserStorage('session');
/** The name a person gave themselves in their profile, as this browser last read it; tokens carry the first one. */
const chosenName = browserStorage('display-name');
const library = () => import('./session.ts');
/** The failure by its name; what it is called comes only when something has failed. */
const named = async (cause: unknown, otherwise: AuthErrorCode): Promise<AuthError> =>
  (await import('./auth-error.ts')).authErrorOf(cause, otherwise);

let account: Account = loading;
const listeners = new Set<() => void>();
const become = (next: Account) => {
  account = next;
  for (const listener of listeners) listener();
};

const forget = () => {
  sessionFlag.write(null);
  chosenName.write(null);
  keepToken(undefined);
  delete document.documentElement.dataset.session;
  become(anonymous);
};

/** Whether this browser has a session, as far as it remembers. */
export const hasSession = (): boolean => sessionFlag.read() !== null;

/** The account, and how to hear of its changes. */
export const accountStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => account,
};

/** Finds out who is signed in; called once at start. A session that cannot be read is forgotten only when it is over. */
export const restoreAccount = async (): Promise<void> => {
  if (!hasSession()) return become(anonymous);
  try {
    const user = await (await library()).readUser();
    become({ status: 'authenticated', user: { ...user, name: chosenName.read() || user.name } });
  } catch (error) {
    console.warn('The session could not be restored.', error);
    if ((error as Partial<AuthError>).code === 'login_required') forget();
    else become(anonymous);
  }
};

let asking: Promise<string | undefined> | undefined;

const askForToken = async (forceRefresh: boolean) => {
  try {
    const token = await (await library()).readAccessToken(forceRefresh);
    keepToken(token);
    return token;
  } catch (error) {
    const known = await named(error, 'token_failed');
    if (known.code !== 'login_required') throw known;
    forget();
    return undefined;
  }
};

/** The access token, or undefined when nobody is signed in. Calls at the same moment share one request. @throws AuthError */
export const getAccessToken = ({ forceRefresh = false } = {}): Promise<string | undefined> => {
  if (!hasSession()) return Promise.resolve(undefined);
  asking ??= askForToken(forceRefresh).finally(() => {
    asking = undefined;
  });
  return asking;
};

/** Leaves for the hosted login page; afterwards the visitor lands on `returnTo`. @throws AuthError */
export const signIn = async (returnTo: string = location.pathname + location.search, hint?: string): Promise<void> => {
  const before = account;
  become(leaving);
  storeReturnPath(returnTo);
  try {
    await (await library()).startSignIn(hint);
  } catch (error) {
    become(before);
    throw await named(error, 'login_failed');
  }
};

/** Completes a sign-in from the address the login page returned to; gives the path to go to. @throws AuthError */
export const completeSignIn = async (): Promise<string> => {
  const given = new URLSearchParams(location.search);
  if (!hasReturnPath()) throw await named(undefined, 'missing_transaction');
  if (given.has('error')) throw await named(new Error(given.get('error') ?? ''), 'login_failed');
  await (await library()).finishSignIn();
  sessionFlag.write('1');
  return takeReturnPath();
};

/** Shows the signed-in person under the name of their profile from now on. */
export const renameAccount = (name: string): void => {
  if (account.status !== 'authenticated' || !name || name === account.user.name) return;
  chosenName.write(name);
  become({ status: 'authenticated', user: { ...account.user, name } });
};

/** Ends the session and returns to the site's origin. */
export const signOut = async (): Promise<void> => {
  become(leaving);
  sessionFlag.write(null);
  chosenName.write(null);
  keepToken(undefined);
  await (await library()).endSession();
};

/** Follows a sign-out in another tab. */
export const followOtherTabs = (): (() => void) => {
  const check = () => {
    if (!hasSession() && account.status === 'authenticated') forget();
  };
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
};
