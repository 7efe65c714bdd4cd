import type { ReactNode } from 'react';
import { PageMeta } from '#web/src/lib/page-meta.tsx';

/** Sets the title of the drip viewer while the course is unknown. */
export const Untitled = ({ children }: { children: ReactNode }) => (
  <>
    <PageMeta title="Your course" />
    {children}
  </>
);
