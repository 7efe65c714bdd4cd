import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { ThirdPartyForm } from './third-party-form.tsx';

const thanks = 'We have your application, and someone from the course team will read it.';

/** The application form for instructors. */
export const InstructorForm = () => (
  <StickyHeadingSection
    id="application-title"
    title="Your application"
    lead="Just a few fields. We discuss everything else in person."
  >
    <ThirdPartyForm form="instructorFormId" title="Instructor application" thanks={thanks}>
      <InquiryForm
        kind="instructor"
        labelledBy="application-title"
        action="Send application"
        message={{
          label: 'What would you like to teach?',
          hint: 'Who it is for, what they can do afterward, and a link to something you have taught or written.',
        }}
        thanks={thanks}
      />
    </ThirdPartyForm>
  </StickyHeadingSection>
);
