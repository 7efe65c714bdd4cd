import type { ReactNode } from 'react';
import { useMediaQuery } from '#web/src/lib/use-media-query.ts';
import { InSlot } from '#web/src/ui/in-slot.tsx';

/** Id of the place in the bar for the next step of a lecture. While it holds one, the next lecture is not offered. */
export const stepSlot = 'next-step';

/** Shows its children in the bar at the lower edge on narrow screens, in place on wide ones. */
export const InBar = ({ children }: { children: ReactNode }) => {
  const isWide = useMediaQuery('(min-width: 64rem)');
  return isWide ? children : <InSlot id={stepSlot}>{children}</InSlot>;
};
