import { CircleCheck } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { waitingInquiryText } from '#contract/waiting-inquiry.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { contactFacts } from '../facts/contact.ts';
import styles from './inquiry-form.module.css';

interface Submitted {
  /** First sentence, followed by the response time. */
  sentence: string;
  /** The site has no email, so the message is saved and not sent. */
  isWaiting?: boolean;
  /** What the sender wrote; unknown without script and from another service's form. */
  inquiry?: { email: string; message: string } | undefined;
}

/** What the sender reads after submission. */
export const SubmittedText = ({
  sentence,
  isWaiting,
  inquiry,
  heading,
}: Submitted & { heading?: RefObject<HTMLHeadingElement | null> }) => (
  <>
    {!isWaiting && <CircleCheck className="accent" size={40} strokeWidth={1.5} aria-hidden />}
    <h2 ref={heading} tabIndex={-1} className="title">
      {isWaiting ? 'Saved, but not sent yet' : 'Thanks, we got it'}
    </h2>
    <p>
      {isWaiting ? waitingInquiryText : `${sentence} We answer within ${contactFacts.responseHours} business hours.`}
    </p>
    {inquiry?.message && (
      <figure className="stack-4">
        <figcaption className="note">Your message</figcaption>
        <blockquote className="side-line">
          <p className="three-lines break-anywhere">{inquiry.message}</p>
        </blockquote>
      </figure>
    )}
    {inquiry && (
      <p className="break-anywhere">
        Our reply goes to <strong>{inquiry.email}</strong>.
      </p>
    )}
    <ButtonLink className="self-start above-8" to={paths.faq()}>
      Read questions and answers
    </ButtonLink>
  </>
);

/** Replaces a submitted form and takes the focus. */
export const InquiryThanks = (submitted: Submitted) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The form was taller than its replacement: without scrolling, the headline above would be behind the header.
    if (heading.current?.closest('section:has(h1)')) scrollTo({ top: 0, behavior: 'instant' });
    else heading.current?.closest('section')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    heading.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, []);
  return (
    <div className={styles.thanks} data-sent>
      <SubmittedText {...submitted} heading={heading} />
    </div>
  );
};
