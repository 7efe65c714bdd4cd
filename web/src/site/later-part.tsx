import { type ComponentType, createRef, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alive } from './alive.tsx';
import { useIsHydrated } from './use-is-hydrated.ts';

const onServer = typeof document === 'undefined';
const intents = ['pointerenter', 'focusin'] as const;

/** How far below the window a part may be when its code is fetched. */
const margin = '600px';

/**
 * A part of a public page that answers to presses. In a document written at build time it shows at once, and its code
 * is fetched when it comes near the window or is reached for; React then takes over the HTML that is there. Reached
 * from another page, the code is fetched with that of the page. The build links the styles of parts below
 * `src/marketing`.
 */
export const laterPart = (load: () => Promise<ComponentType>): ComponentType => {
  let want: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const fetchPart = async () => ({ default: await load() });
  const Content = lazy(async () => {
    if (!onServer) await wanted;
    return fetchPart();
  });
  const place = createRef<HTMLDivElement>();
  // The same element each time: React gives up HTML that waits for its code when its boundary is rendered anew.
  const boundary = (
    <Suspense>
      <Content />
      <Alive place={place} />
    </Suspense>
  );

  return () => {
    const isHydrated = useIsHydrated();
    const { key } = useLocation();
    const [isFirst] = useState(!isHydrated);
    const isWritten = isFirst && !onServer;
    const [firstKey] = useState(key);
    // React can keep HTML waiting only until something it depends on changes.
    if (!isWritten || key !== firstKey) want();

    useEffect(() => {
      const element = place.current;
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) want();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      for (const intent of intents) element.addEventListener(intent, want, { once: true });
      return () => {
        observer.disconnect();
        for (const intent of intents) element.removeEventListener(intent, want);
      };
    }, []);

    return (
      <div ref={place} data-part={isFirst || undefined}>
        {boundary}
      </div>
    );
  };
};
