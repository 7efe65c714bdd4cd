import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a step when it appears, so that it is read first. */
export const useFocusOnMount = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};
