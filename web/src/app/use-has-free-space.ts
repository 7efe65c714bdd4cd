import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without scrolling after which the page counts as at rest. */
const idleDelayMs = 150;

/** Below this width the button stands over the page and not beside it (see assistant-launcher.module.css). */
const overlapQuery = '(max-width: 80rem)';

/** Drawings up to this width in CSS pixels are signs to be read; larger ones are decoration. */
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

/** The parts of an element that a person reads or presses; a box with nothing in it has none. */
const readableBoxes = (element: Element): DOMRect[] => {
  const box = element.getBoundingClientRect();
  const isControl = element.matches('button, input, select, textarea, summary, video, iframe');
  const isIcon = element.matches('svg, img') && box.width <= maxIconWidthPx;
  return isControl || isIcon ? [box] : textBoxes(element);
};

const overlapsContent = (element: HTMLElement): boolean => {
  const bounds = element.getBoundingClientRect();
  // Hit testing passes over what is inert, such as the pictures of the product.
  const below = new Set<Element>(document.querySelectorAll('[inert] *'));
  for (let x = bounds.left; x <= bounds.right; x += 8)
    for (let y = bounds.top; y <= bounds.bottom; y += 8)
      for (const each of document.elementsFromPoint(x, y)) if (!element.contains(each)) below.add(each);
  return [...below].some((each) => readableBoxes(each).some((box) => intersects(box, bounds)));
};

/**
 * Whether an element that floats over the page has a place where it covers nothing that is read or pressed: not while
 * the page scrolls, and at rest only over empty ground. In wide windows it stands beside the page and always has one.
 */
export const useHasFreeSpace = (floating: RefObject<HTMLElement | null>, pathname: string): boolean => {
  const [hasFreeSpace, setFree] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things in the place.
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
    // What is loaded later moves what is there already.
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
