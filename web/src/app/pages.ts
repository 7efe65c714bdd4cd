import { type ComponentType, lazy } from 'react';
import { matchRoute, type SiteRoute } from '../../../contract/site-routes.ts';
import { ChunkError } from './chunk-error.ts';

interface PageModule {
  Component: ComponentType;
}

/** A page is a file: `web/src/pages/<page>.tsx` exports `Component`, and the route that names it shows it. */
const pageModules = import.meta.glob<PageModule>('../pages/*.tsx');

/** Milliseconds until a part of the application that does not arrive is given up (SPEC section 9). */
const chunkTimeoutMs = 120_000;

const loadModule = (page: string): Promise<PageModule> => {
  const file = pageModules[`../pages/${page}.tsx`] ?? pageModules['../pages/home.tsx'];
  if (!file) throw new ChunkError('There is no home page.');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(`${page} did not arrive in time.`)), chunkTimeoutMs);
  });
  return Promise.race([file(), timedOut]).finally(() => clearTimeout(timer));
};

const loaded: Record<string, ComponentType> = {};
const pageComponents: Record<string, ComponentType> = {};

const loadPage = async (page: string): Promise<{ default: ComponentType }> => {
  const { Component } = await loadModule(page);
  loaded[page] = Component;
  return { default: Component };
};

/** The page of a route: at once if its code is here, else fetched while the page before stays. */
export const pageComponent = ({ page }: SiteRoute): ComponentType => {
  pageComponents[page] ??= loaded[page] ?? lazy(() => loadPage(page));
  return pageComponents[page];
};

/** Fetches the code of the page behind a path ahead of its opening. */
export const preloadPage = async (pathname: string): Promise<void> => {
  await loadPage(matchRoute(pathname).route.page);
};
