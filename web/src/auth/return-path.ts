import { matchRoute, unknownRoute } from '../../../contract/site-routes.ts';
import { tabStorage } from '../lib/storage.ts';

const returnPathStorage = tabStorage('return-to');

/** The path itself when it leads to a page of ours other than the login page, else undefined (rule R7). */
export const internalPath = (path: string | null): string | undefined => {
  if (!path) return undefined;
  const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : undefined;
  if (url?.origin !== location.origin) return undefined;
  const { route } = matchRoute(url.pathname);
  return route === unknownRoute || route.page === 'login' ? undefined : `${url.pathname}${url.search}${url.hash}`;
};

/** Remembers where a sign-in that starts now should end; anything but a page of ours becomes the dashboard. */
export const storeReturnPath = (path: string): void => returnPathStorage.write(internalPath(path) ?? '/dashboard');

/** Whether this tab has started a sign-in that has not ended. */
export const hasReturnPath = (): boolean => returnPathStorage.read() !== null;

/** Where the sign-in that ends now was to lead; forgets it. */
export const consumeReturnPath = (): string => {
  const path = internalPath(returnPathStorage.read());
  returnPathStorage.write(null);
  return path ?? '/dashboard';
};
