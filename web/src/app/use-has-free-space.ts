import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without scrolling after which the page counts as idle. */
const idleDelayMs = 150;

/** Below this width the button overlaps the page instead of floating beside it (see assistant-launcher.module.css). */
const overlapQuery = '(max-width: 80rem)';

/** Drawings up to this width in CSS pixels are icons; wider ones are decoration. */
const maxIconWidthPx = 48;

const intersects = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const textBoxes = (element: Element): DOMRect[] =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });

/** Returns the boxes of an element's readable or interactive parts; none for mere containers. */
const readableBoxes = (element: Element): DOMRect[] => {
  const box = element.getBoundingClientRect();
  const isControl = element.matches('button, input, select, textarea, summary, video, iframe');
  const isIcon = element.matches('svg, img') && box.width <= maxIconWidthPx;
  return isControl || isIcon ? [box] : textBoxes(element);
};

const overlapsContent = (element: HTMLElement): boolean => {
  const bounds = element.getBoundingClientRect();
  // Hit testing skips inert elements, such as the product illustrations.
  const below = new Set<Element>(document.querySelectorAll('[inert] *'));
  for (let x = bounds.left; x <= bounds.right; x += 8)
    for (let y = bounds.top; y <= bounds.bottom; y += 8)
      for (const each of document.elementsFromPoint(x, y)) if (!element.contains(each)) below.add(each);
  return [...below].some((each) => readableBoxes(each).some((box) => intersects(box, bounds)));
};

/**
 * Returns whether a floating element covers nothing readable or interactive: false while the page scrolls, and over
 * content. Always true in wide windows, where it floats beside the page.
 */
export const useHasFreeSpace = (floating: RefObject<HTMLElement | null>, pathname: string): boolean => {
  const [hasFreeSpace, setFree] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page has other content under the element.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const element = floating.current;
      if (element) setFree(!matchMedia(overlapQuery).matches || !overlapsContent(element));
    };
    const measureWhenIdle = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, idleDelayMs);
    };
    const onScroll = () => {
      if (matchMedia(overlapQuery).matches) setFree(false);
      measureWhenIdle();
    };
    // Content that loads later moves what is already there.
    const resizeObserver = new ResizeObserver(measureWhenIdle);
    resizeObserver.observe(document.body);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', measureWhenIdle);
    measure();
    return () => {
      clearTimeout(timer);
      resizeObserver.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', measureWhenIdle);
    };
  }, [floating, pathname]);
  return hasFreeSpace;
};
