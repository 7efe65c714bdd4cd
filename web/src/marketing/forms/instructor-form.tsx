import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { ThirdPartyForm } from './third-party-form.tsx';

const thanks = 'Your application is with us, and somebody from the course team reads it.';

/** The application form for instructors. */
export const InstructorForm = () => (
  <StickyHeadingSection
    id="application-title"
    title="Your application"
    lead="A few fields. We ask for everything else in a conversation, not in a form."
  >
    <ThirdPartyForm form="instructorFormId" title="Instructor application" thanks={thanks}>
      <InquiryForm
        kind="instructor"
        labelledBy="application-title"
        action="Send application"
        message={{
          label: 'What would you like to teach?',
          hint: 'Who it is for, what they can do afterwards, and a link to something you have taught or written.',
        }}
        thanks={thanks}
      />
    </ThirdPartyForm>
  </StickyHeadingSection>
);
