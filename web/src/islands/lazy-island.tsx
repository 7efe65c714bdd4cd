import { type ComponentType, createRef, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HydrationMarker } from './hydration-marker.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

const onServer = typeof document === 'undefined';
const intentEvents = ['pointerenter', 'focusin'] as const;

/** How far below the window a part may be when its code is fetched. */
const rootMargin = '600px';

/**
 * A part of a public page that answers to presses. In a document written at build time it shows at once, and its code
 * is fetched when it comes near the window or is reached for; React then takes over the HTML that is there. Reached
 * from another page, the code is fetched with that of the page. The build links the styles of parts below
 * `src/marketing`.
 */
export const lazyIsland = (load: () => Promise<ComponentType>): ComponentType => {
  let requestLoad: () => void = () => undefined;
  const loadRequested = new Promise<void>((resolve) => {
    requestLoad = resolve;
  });
  const loadComponent = async () => ({ default: await load() });
  const Content = lazy(async () => {
    if (!onServer) await loadRequested;
    return loadComponent();
  });
  const container = createRef<HTMLDivElement>();
  // The same element each time: React gives up HTML that waits for its code when its boundary is rendered anew.
  const boundary = (
    <Suspense>
      <Content />
      <HydrationMarker container={container} />
    </Suspense>
  );

  return () => {
    const isHydrated = useIsHydrated();
    const { key } = useLocation();
    const [isFirst] = useState(!isHydrated);
    const isPrerendered = isFirst && !onServer;
    const [firstKey] = useState(key);
    // React can keep HTML waiting only until something it depends on changes.
    if (!isPrerendered || key !== firstKey) requestLoad();

    useEffect(() => {
      const element = container.current;
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) requestLoad();
        },
        { rootMargin: rootMargin },
      );
      observer.observe(element);
      for (const intent of intentEvents) element.addEventListener(intent, requestLoad, { once: true });
      return () => {
        observer.disconnect();
        for (const intent of intentEvents) element.removeEventListener(intent, requestLoad);
      };
    }, []);

    return (
      <div ref={container} data-island={isFirst || undefined}>
        {boundary}
      </div>
    );
  };
};
