import { type RefObject, useEffect, useRef } from 'react';
import { waitingInquiryText } from '#contract/waiting-inquiry.ts';
import { contactFacts } from '../facts/contact.ts';
import styles from './inquiry-form.module.css';

interface Submitted {
  /** What follows now. */
  sentence: string;
  /** The site has no email, so the message is saved and not sent. */
  isWaiting?: boolean;
}

/** What the sender reads after submission. */
export const SubmittedText = ({
  sentence,
  isWaiting,
  heading,
}: Submitted & { heading?: RefObject<HTMLHeadingElement | null> }) => (
  <>
    <h3 ref={heading} tabIndex={-1}>
      {isWaiting ? 'Saved, but not sent yet' : 'Thanks, we got it'}
    </h3>
    <p>
      {isWaiting ? waitingInquiryText : `${sentence} We answer within ${contactFacts.responseHours} business hours.`}
    </p>
  </>
);

/** Replaces a submitted form and takes the focus. */
export const InquiryThanks = (submitted: Submitted) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form was taller than its replacement: without scrolling, the section's heading would be behind the header.
    heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, []);
  return (
    <div className={styles.thanks}>
      <SubmittedText {...submitted} heading={heading} />
    </div>
  );
};
