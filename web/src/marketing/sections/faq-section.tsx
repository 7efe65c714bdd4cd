import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Accordion } from '#web/src/ui/disclosure.tsx';
import { StickyHeadingSection } from './sticky-heading-section.tsx';

/** A question and its answer, as search engines may quote them. */
export interface Question {
  question: string;
  answer: ReactNode;
}

/** The generic accordion (docs/product.md#pages): three items, one open at a time, without script. */
export const FaqSection = ({
  items,
  title = 'Before you start',
}: {
  items: readonly [Question, Question, Question];
  title?: string;
}) => (
  <StickyHeadingSection id="faq-title" title={title} more={<Link to={paths.faq()}>All questions and answers</Link>}>
    <Accordion name="faq" items={items} />
  </StickyHeadingSection>
);
