import type { ComponentType } from 'react';
import { matchRoute, type SiteRoute } from '#contract/site-routes.ts';
import type { RequireSignInProps } from '../auth/require-sign-in.tsx';
import { lazyComponent, loadWhenOnline } from '../ui/lazy-part.ts';
import { ChunkError } from './chunk-error.ts';

interface PageModule {
  Component: ComponentType;
}

/** One file per page: `web/src/pages/<page>.tsx` exports `Component`, and routes name the file. */
const pageModules = import.meta.glob<PageModule>('../pages/*.tsx');

/** Timeout of loading a chunk (docs/product.md#constants). */
const chunkTimeoutMs = 120_000;

const loadModule = (page: string): Promise<PageModule> => {
  const file = pageModules[`../pages/${page}.tsx`] ?? pageModules['../pages/home.tsx'];
  if (!file) throw new ChunkError('The home page is missing.');
  return loadWhenOnline(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkError(`${page} did not load in time.`)), chunkTimeoutMs);
    });
    return Promise.race([file(), timedOut]).finally(() => clearTimeout(timer));
  });
};

const loaded: Record<string, ComponentType> = {};
const pageComponents: Record<string, ComponentType> = {};

const loadPage = async (page: string): Promise<{ default: ComponentType }> => {
  const { Component } = await loadModule(page);
  loaded[page] = Component;
  return { default: Component };
};

/** Returns the component of a route's page; suspends while its code loads, with the previous page still shown. */
export const pageComponent = ({ page }: SiteRoute): ComponentType => {
  pageComponents[page] ??= loaded[page] ?? lazyComponent(() => loadPage(page));
  return pageComponents[page];
};

type Guard = ComponentType<RequireSignInProps>;
let loadedGuard: Guard | undefined;
let guard: Guard | undefined;

const loadGuard = async (): Promise<{ default: Guard }> => {
  loadedGuard = (await loadWhenOnline(() => import('../auth/require-sign-in.tsx'))).RequireSignIn;
  return { default: loadedGuard };
};

/** Returns the component that restricts learners' pages to learners; suspends while its code loads. */
export const signInGuard = (): Guard => {
  guard ??= loadedGuard ?? lazyComponent(loadGuard);
  return guard;
};

/** Fetches the code of a path's page before it is rendered. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const { page, access } = matchRoute(pathname).route;
  await Promise.all([loadPage(page), access === 'learner' && loadGuard()]);
};
