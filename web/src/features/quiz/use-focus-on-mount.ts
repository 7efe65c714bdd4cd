import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading of a step when it appears, so that screen readers read it first. */
export const useFocusOnMount = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
