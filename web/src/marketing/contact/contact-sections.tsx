import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { contactFacts } from '../facts/contact.ts';
import { trialDays } from '../facts/prices.ts';
import { FaqSection } from '../sections/faq-section.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './contact-sections.module.css';
import { OfficeMap } from './office-map.tsx';

const [company, street, city, state, country] = brand.postalAddress.split(', ');
const lines = [street, `${city}, ${state}`, country];

const questions = [
  {
    question: 'How quickly do you reply?',
    answer: (
      <p>
        Within {contactFacts.responseHours} business hours, {contactFacts.hours}. For messages that arrive on Friday
        evening, that starts on Monday morning.
      </p>
    ),
  },
  {
    question: 'How do I start a free trial?',
    answer: (
      <p>
        Tell us which of the <Link to={paths.tools()}>tools</Link> you want to try. You get access for {trialDays} days;
        no card is asked for, so nothing is charged when they are over.
      </p>
    ),
  },
  {
    question: 'I have a problem with a course. What should I include?',
    answer: (
      <p>
        The name of the course and lecture, what you did, and what you saw. Write from the address you sign in with, so
        that we can find your account right away.
      </p>
    ),
  },
] as const;

/** The contact page below its form: the office with the map, and three questions. */
export const ContactSections = () => (
  <>
    <StickyHeadingSection
      id="office-title"
      anchor="office"
      variant="dark"
      title="The office"
      more={
        <address className={styles.address}>
          <strong>{company}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      }
    >
      <OfficeMap />
    </StickyHeadingSection>
    <FaqSection items={questions} title="Before you write" />
  </>
);
