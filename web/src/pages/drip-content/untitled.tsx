import type { ReactNode } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';

/** Titles the drip viewer while its course is not known. */
export const Untitled = ({ children }: { children: ReactNode }) => (
  <>
    <PageMeta title="Your course" />
    {children}
  </>
);
