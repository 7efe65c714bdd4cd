import { type ComponentType, createRef, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadWhenOnline } from '../ui/lazy-part.ts';
import { HydrationMarker } from './hydration-marker.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

const onServer = typeof document === 'undefined';

/** Whether the visitor has a session: their account arrives after hydration, and dehydrated islands do not get it. */
const isKnownVisitor = !onServer && document.documentElement.dataset.session !== undefined;
const intentEvents = ['pointerenter', 'focusin'] as const;

/** Distance below the window at which an island's code is fetched. */
const rootMargin = '600px';

/**
 * Creates a prerendered island that hydrates when visible: its code loads when it comes near the window or is hovered
 * or focused. On client-side navigation the code loads with the page's. The build links the styles of modules below
 * `src/marketing`.
 */
export const lazyIsland = (load: () => Promise<ComponentType>): ComponentType => {
  let requestLoad: () => void = () => undefined;
  const loadRequested = new Promise<void>((resolve) => {
    requestLoad = resolve;
  });
  const loadComponent = async () => ({ default: await loadWhenOnline(load) });
  const Content = lazy(async () => {
    if (!onServer) await loadRequested;
    return loadComponent();
  });
  const container = createRef<HTMLDivElement>();
  // Keeps the element identical: React discards dehydrated HTML when its boundary renders again.
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
    // React keeps dehydrated HTML only while none of its dependencies change.
    if (!isPrerendered || isKnownVisitor || key !== firstKey) requestLoad();

    useEffect(() => {
      const element = container.current;
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) requestLoad();
        },
        { rootMargin },
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
