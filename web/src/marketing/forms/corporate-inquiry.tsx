import { contactFacts } from '../facts/contact.ts';
import { corporateFigures } from '../facts/corporate-training.ts';
import { StatStrip } from '../sections/stat-figures.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { InquiryForm } from './inquiry-form.tsx';

/** The inquiry form of the corporate training page (docs/product.md#pages). */
export const CorporateInquiry = () => (
  <StickyHeadingSection
    id="inquire-title"
    anchor="inquire"
    title="Inquire about training"
    lead={`A person answers within ${contactFacts.responseHours} business hours, with a proposal for the first half day.`}
    more={
      <div className="above-16">
        <StatStrip
          figures={[
            { number: corporateFigures.satisfaction, counts: 'participant satisfaction' },
            { number: corporateFigures.implementationSuccess, counts: 'implementation success' },
          ]}
        />
      </div>
    }
  >
    <InquiryForm
      kind="corporate"
      labelledBy="inquire-title"
      action="Inquire"
      message={{ label: 'How many people, and when?', optional: true, rows: 3 }}
      thanks="Your inquiry has arrived."
    />
  </StickyHeadingSection>
);
