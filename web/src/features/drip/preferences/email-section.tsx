import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/src/ui/button.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './preferences.module.css';
import type { Save, SubscriptionView } from './use-preferences.ts';

interface EmailSectionProps {
  subscription: SubscriptionView;
  save: Save;
  saving: string | undefined;
}

const emailDescription = ({ premium, confirmed, email }: SubscriptionView): string => {
  if (premium) return 'Every section is already open, so there is nothing to announce.';
  if (confirmed) return `We email ${email} when a section is due.`;
  return `Emails about sections start once you confirm ${email} with the button in our first email.`;
};

const Stopped = () => (
  <p className={styles.stopped}>
    <MailX className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />
    <span>
      <b>You will not get any more emails about this course.</b> Your sections keep opening on schedule, and open
      sections stay open.
    </span>
  </p>
);

/**
 * Turns emails on and off. After they were stopped, offers to resume them by the same button, which keeps the focus.
 */
export const EmailSection = ({ subscription, save, saving }: EmailSectionProps) => {
  const { mails, paused } = subscription;
  const [wasStoppedHere, setWasStoppedHere] = useState(false);
  const toggleEmails = async () => {
    const announcement = mails ? 'You will not get any more emails about this course.' : 'Emails are back on.';
    if (await save({ mails: !mails }, announcement)) setWasStoppedHere(mails);
  };
  const resumeLabel = wasStoppedHere ? 'Undo' : 'Resume emails';
  return (
    <PreferenceSection id="mails" title="Emails">
      {mails ? <p className={styles.text}>{emailDescription(subscription)}</p> : <Stopped />}
      <div className={styles.actions}>
        <Button variant={mails && !paused ? 'primary' : 'secondary'} busy={saving === 'mails'} onClick={toggleEmails}>
          {mails ? 'Stop all emails' : resumeLabel}
        </Button>
      </div>
    </PreferenceSection>
  );
};
