import { type RefObject, useEffect, useRef } from 'react';
import { contactFacts } from '../facts/contact.ts';
import styles from './inquiry-form.module.css';

/** What somebody reads whose form has arrived. */
export const ThanksText = ({
  sentence,
  heading,
}: {
  sentence: string;
  heading?: RefObject<HTMLHeadingElement | null>;
}) => (
  <>
    <h3 ref={heading} tabIndex={-1}>
      Thank you, it has arrived
    </h3>
    <p>
      {sentence} We answer within {contactFacts.responseHours} business hours.
    </p>
  </>
);

/** Takes the place of a form that was sent, and the focus with it. */
export const InquiryThanks = ({ sentence }: { sentence: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form was taller than what replaces it: without this, the heading of the section is behind the header.
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, []);
  return (
    <div className={styles.thanks}>
      <ThanksText sentence={sentence} heading={heading} />
    </div>
  );
};
