import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without scrolling after which the page counts as at rest. */
const restMs = 150;

/** Below this width the button stands over the page and not beside it (see assistant-launcher.module.css). */
const overPage = '(max-width: 80rem)';

/** Drawings up to this width in CSS pixels are signs to be read; larger ones are decoration. */
const maxSignWidth = 48;

const touches = (a: DOMRect, b: DOMRect) =>
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
  const isSign = element.matches('svg, img') && box.width <= maxSignWidth;
  return isControl || isSign ? [box] : textBoxes(element);
};

const coversSomething = (element: HTMLElement): boolean => {
  const place = element.getBoundingClientRect();
  // Hit testing passes over what is inert, such as the pictures of the product.
  const below = new Set<Element>(document.querySelectorAll('[inert] *'));
  for (let x = place.left; x <= place.right; x += 8)
    for (let y = place.top; y <= place.bottom; y += 8)
      for (const each of document.elementsFromPoint(x, y)) if (!element.contains(each)) below.add(each);
  return [...below].some((each) => readableBoxes(each).some((box) => touches(box, place)));
};

/**
 * Whether an element that floats over the page has a place where it covers nothing that is read or pressed: not while
 * the page scrolls, and at rest only over empty ground. In wide windows it stands beside the page and always has one.
 */
export const useFreePlace = (floating: RefObject<HTMLElement | null>, pathname: string): boolean => {
  const [isFree, setFree] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things in the place.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const element = floating.current;
      if (element) setFree(!matchMedia(overPage).matches || !coversSomething(element));
    };
    const lookAtRest = () => {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    const onScroll = () => {
      if (matchMedia(overPage).matches) setFree(false);
      lookAtRest();
    };
    // What is loaded later moves what is there already.
    const sizes = new ResizeObserver(lookAtRest);
    sizes.observe(document.body);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', lookAtRest);
    look();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', lookAtRest);
    };
  }, [floating, pathname]);
  return isFree;
};
