import { type ReactNode, Suspense } from 'react';
import { useConfig } from '#web/src/lib/use-config.ts';
import { lazyPart } from '#web/src/ui/lazy-part.ts';
import styles from './inquiry-form.module.css';
import { InquiryForm } from './inquiry-form.tsx';
import { InquiryThanks } from './inquiry-thanks.tsx';

const HubspotForm = lazyPart(() => import('./hubspot-form.tsx'), 'HubspotForm');

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

interface HeroFormProps {
  /** Id of the heading; unique on the page. */
  id: string;
  /** URL fragment of the form. */
  anchor?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A form in a card beside the introduction of its page; once it is sent, the card shows only the thanks. */
const HeroForm = ({ id, anchor, title, lead, children }: HeroFormProps) => (
  <section id={anchor} aria-labelledby={id} className="stack-24 surface padded-24">
    <div className={`stack-4 ${styles.head}`}>
      <h2 id={id} className="title">
        {title}
      </h2>
      <p className="note">{lead}</p>
    </div>
    {children}
  </section>
);

const contactThanks = 'We have your message.';

/** The message form of the contact page. */
export const ContactForm = () => (
  <HeroForm
    id="message-title"
    anchor="message"
    title="Write to us"
    lead="Say what you need and by when. Only our team reads it, and we delete it after a year."
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
  </HeroForm>
);

const instructorThanks = 'We have your application, and someone from the course team will read it.';

/** The application form for instructors. */
export const InstructorForm = () => (
  <HeroForm
    id="application-title"
    anchor="application"
    title="Your application"
    lead="Someone who makes courses here reads it. You hear from us either way, with a reason."
  >
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
  </HeroForm>
);
