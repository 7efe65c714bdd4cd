import { lazy, type ReactNode, Suspense } from 'react';
import { useConfig } from '#web/src/lib/use-config.ts';
import { contactFacts } from '../facts/contact.ts';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { InquiryThanks } from './inquiry-thanks.tsx';

const HubspotForm = lazy(() => import('./hubspot-form.tsx').then(({ HubspotForm }) => ({ default: HubspotForm })));

interface ThirdPartyFormProps {
  /** Which of the configured forms. */
  form: 'contactFormId' | 'instructorFormId';
  /** Accessible name of the iframe. */
  title: string;
  /** Shown after submission. */
  thanks: string;
  /** Our own form, for stages without HubSpot. */
  children: ReactNode;
}

/** Shows HubSpot's form where the stage configures one; ours elsewhere, and until the configuration is loaded. */
const ThirdPartyForm = ({ form, title, thanks, children }: ThirdPartyFormProps) => {
  const service = useConfig()?.hubspot;
  if (!service) return children;
  return (
    <Suspense fallback={children}>
      <HubspotForm
        portalId={service.portalId}
        formId={service[form]}
        title={title}
        thanks={<InquiryThanks sentence={thanks} />}
      />
    </Suspense>
  );
};

const contactThanks = 'We have your message and will reply by email.';

/** The message form of the contact page. */
export const ContactForm = () => (
  <StickyHeadingSection
    id="message-title"
    anchor="message"
    title="Write to us"
    lead="Say what you need and by when. Only our team reads what you send, and we delete it after a year."
  >
    <ThirdPartyForm form="contactFormId" title="Message form" thanks={contactThanks}>
      <InquiryForm
        kind="contact"
        labelledBy="message-title"
        action="Send message"
        message={{ label: 'Message', hint: 'For a trial, name the tool. For a team, say how many people.' }}
        thanks={contactThanks}
      />
    </ThirdPartyForm>
  </StickyHeadingSection>
);

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

const instructorThanks = 'We have your application, and someone from the course team will read it.';

/** The application form for instructors. */
export const InstructorForm = () => (
  <StickyHeadingSection id="application-title" title="Your application">
    <ThirdPartyForm form="instructorFormId" title="Instructor application" thanks={instructorThanks}>
      <InquiryForm
        kind="instructor"
        labelledBy="application-title"
        action="Send application"
        message={{
          label: 'What would you like to teach?',
          hint: 'Who it is for, what they can do afterward, and a link to something you have taught or written.',
        }}
        thanks={instructorThanks}
      />
    </ThirdPartyForm>
  </StickyHeadingSection>
);
