import type { ReactNode } from 'react';
import { Section } from '#web/src/ui/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';

/** The demo of a product page, linked as `#try`. */
export const DemoSection = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Section id="try" labelledBy="try-title">
    <SectionHead id="try-title" title={title} lead={lead} />
    {children}
    <p className="note above-16">Runs in your browser. Nothing is sent or stored.</p>
  </Section>
);
