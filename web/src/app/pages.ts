import { type ComponentType, lazy } from 'react';
import { matchRoute, type SiteRoute } from '../../../contract/site-routes.ts';
import { ChunkError } from './chunk-error.ts';

interface PageModule {
  Component: ComponentType;
}

/** A page is a file: `web/src/pages/<page>.tsx` exports `Component`, and the route that names it shows it. */
const files = import.meta.glob<PageModule>('../pages/*.tsx');

/** Milliseconds until a part of the application that does not arrive is given up (SPEC section 9). */
const chunkTimeout = 120_000;

const load = (page: string): Promise<PageModule> => {
  const file = files[`../pages/${page}.tsx`] ?? files['../pages/home.tsx'];
  if (!file) throw new ChunkError('There is no home page.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(`${page} did not arrive in time.`)), chunkTimeout);
  });
  return Promise.race([file(), late]).finally(() => clearTimeout(timer));
};

const loaded: Record<string, ComponentType> = {};
const shown: Record<string, ComponentType> = {};

const fetchPage = async (page: string): Promise<{ default: ComponentType }> => {
  const { Component } = await load(page);
  loaded[page] = Component;
  return { default: Component };
};

/** The page of a route: at once if its code is here, else fetched while the page before stays. */
export const pageOf = ({ page }: SiteRoute): ComponentType => {
  shown[page] ??= loaded[page] ?? lazy(() => fetchPage(page));
  return shown[page];
};

/** Fetches the code of the page behind a path ahead of its opening. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await fetchPage(matchRoute(pathname).route.page);
};
