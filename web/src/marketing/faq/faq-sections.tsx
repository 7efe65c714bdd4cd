import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { contactFacts } from '../facts/contact.ts';
import { SectionHead } from '../sections/section-head.tsx';

/** Contact links for other questions. */
export const FaqSections = () => (
  <Section variant="dark" labelledBy="not-answered-title">
    <SectionHead
      id="not-answered-title"
      title="Not answered?"
      lead={`Write to ${brand.supportEmail} or use the form. A person answers within ${contactFacts.responseHours} business hours.`}
      action={
        <ButtonLink variant="primary" size="large" to={paths.contact()}>
          Ask us
        </ButtonLink>
      }
    />
  </Section>
);
