import { contactFacts } from '../facts/contact.ts';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { InquiryForm } from './inquiry-form.tsx';

/** The inquiry form of the corporate training page (docs/product.md#pages). */
export const CorporateInquiry = () => (
  <StickyHeadingSection
    id="inquire-title"
    anchor="inquire"
    title="Ask about your company"
    lead={`A person answers within ${contactFacts.responseHours} business hours, with a proposal for the first half day.`}
  >
    <InquiryForm kind="corporate" labelledBy="inquire-title" action="Inquire" thanks="Your inquiry has arrived." />
  </StickyHeadingSection>
);
