import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Reloads stylesheets that failed to load, which the build's loader does not do. Skips disabled ones. */
const reloadStylesheets = async (): Promise<void> => {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet, disabled }) => !sheet && !disabled,
  );
  await Promise.all(
    failed.map(
      (link) =>
        new Promise((resolve) => {
          const again = link.cloneNode() as HTMLLinkElement;
          for (const type of ['load', 'error']) again.addEventListener(type, resolve);
          link.replaceWith(again);
        }),
    ),
  );
};

/** Loads a module. While the browser is offline, waits for the connection instead of failing. */
export const loadWhenOnline = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    await reloadStylesheets();
    return loadWhenOnline(load);
  }
};

/** Milliseconds after which code that has not loaded counts as late. */
const lateAfterMs = 300;

let reportLate = (): void => undefined;

/** Sets what is called when the code of a rendered component is late. */
export const onLateCode = (listener: () => void): void => {
  reportLate = listener;
};

/** Creates a component as React's `lazy` does, and reports when its code is late. */
export const lazyComponent = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => {
    const timer = setTimeout(reportLate, lateAfterMs);
    return load().finally(() => clearTimeout(timer));
  });

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** Creates a component from a module's export; its code loads when it is first rendered. */
export const lazyPart = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> =>
  lazyComponent(async () => {
    const module = await loadWhenOnline(load);
    return { default: module[name] as ComponentType<PropsOf<Module[Name]>> };
  });
