import { type RefObject, useEffect, useRef } from 'react';
import { waitingInquiryText } from '#contract/waiting-inquiry.ts';
import { contactFacts } from '../facts/contact.ts';
import styles from './inquiry-form.module.css';

/** Thanks and response time after submission. */
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

/** What the sender reads on a site without email: the message is stored, and nobody has been told of it. */
export const WaitingText = ({ heading }: { heading?: RefObject<HTMLHeadingElement | null> }) => (
  <>
    <h3 ref={heading} tabIndex={-1}>
      Stored, but not sent yet
    </h3>
    <p>{waitingInquiryText}</p>
  </>
);

/** Replaces a submitted form and takes the focus. `isWaiting`: the site has no email to tell us of it. */
export const InquiryThanks = ({ sentence, isWaiting = false }: { sentence: string; isWaiting?: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form was taller than its replacement: without scrolling, the section's heading would be behind the header.
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, []);
  return (
    <div className={styles.thanks}>
      {isWaiting ? <WaitingText heading={heading} /> : <ThanksText sentence={sentence} heading={heading} />}
    </div>
  );
};
