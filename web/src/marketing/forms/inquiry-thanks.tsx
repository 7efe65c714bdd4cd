import { useEffect, useRef } from 'react';
import { contactFacts } from '../facts/contact.ts';
import styles from './inquiry-form.module.css';

/** Takes the place of a form that was sent, and the focus with it. */
export const InquiryThanks = ({ sentence }: { sentence: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1}>
        Thank you, it has arrived
      </h3>
      <p>
        {sentence} We answer within {contactFacts.responseHours} business hours.
      </p>
    </div>
  );
};
