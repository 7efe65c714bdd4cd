import { type ComponentType, lazy } from 'react';
import { matchRoute, type SiteRoute } from '#contract/site-routes.ts';
import type { RequireSignInProps } from '../auth/require-sign-in.tsx';
import { createStore } from '../lib/store.ts';
import { loadWhenOnline } from '../ui/lazy-part.ts';
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

/** Milliseconds after which a page that has not loaded counts as late. */
const lateAfterMs = 300;

/** Whether a loading page is late, by page. */
export const latePages = createStore<Record<string, boolean>>({});

const withLateness = <Loaded>(page: string, loading: Promise<Loaded>): Promise<Loaded> => {
  const timer = setTimeout(() => latePages.set({ [page]: true }), lateAfterMs);
  return loading.finally(() => {
    clearTimeout(timer);
    latePages.set({ [page]: false });
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
  pageComponents[page] ??= loaded[page] ?? lazy(() => withLateness(page, loadPage(page)));
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
export const signInGuard = ({ page }: SiteRoute): Guard => {
  guard ??= loadedGuard ?? lazy(() => withLateness(page, loadGuard()));
  return guard;
};

/** Fetches the code of a path's page before it is rendered. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const { page, access } = matchRoute(pathname).route;
  await Promise.all([loadPage(page), access === 'learner' && loadGuard()]);
};
