import { matchRoute, unknownRoute } from '#contract/site-routes.ts';
import { tabStorage } from '../lib/storage.ts';

const returnPathStorage = tabStorage('return-to');

/**
 * Returns the path if it leads to a page of this site other than the login page, else undefined
 * (docs/reliability.md#return-paths).
 */
export const internalPath = (path: string | null): string | undefined => {
  if (!path) return undefined;
  const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : undefined;
  if (url?.origin !== location.origin) return undefined;
  const { route } = matchRoute(url.pathname);
  return route === unknownRoute || route.page === 'login' ? undefined : `${url.pathname}${url.search}${url.hash}`;
};

/**
 * Stores where the sign-in that starts now should return to; replaces anything but a path of this site with the
 * dashboard.
 */
export const storeReturnPath = (path: string): void => returnPathStorage.write(internalPath(path) ?? '/dashboard');

/** Returns where the pending sign-in of this tab returns to. */
export const pendingReturnPath = (): string | undefined => internalPath(returnPathStorage.read());

/** Returns whether this tab has a pending sign-in. */
export const hasReturnPath = (): boolean => returnPathStorage.read() !== null;

/** Returns and clears the stored return path. */
export const consumeReturnPath = (): string => {
  const path = pendingReturnPath();
  returnPathStorage.write(null);
  return path ?? '/dashboard';
};
