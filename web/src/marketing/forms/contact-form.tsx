import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { ThirdPartyForm } from './third-party-form.tsx';

const thanks = 'We have your message and will reply by email.';

/** The message form of the contact page. */
export const ContactForm = () => (
  <StickyHeadingSection
    id="message-title"
    anchor="message"
    title="Write to us"
    lead="Say what you need and by when. Only our team reads what you send, and we delete it after a year."
  >
    <ThirdPartyForm form="contactFormId" title="Message form" thanks={thanks}>
      <InquiryForm
        kind="contact"
        labelledBy="message-title"
        action="Send message"
        message={{ label: 'Message', hint: 'For a trial, name the tool. For a team, say how many people.' }}
        thanks={thanks}
      />
    </ThirdPartyForm>
  </StickyHeadingSection>
);
