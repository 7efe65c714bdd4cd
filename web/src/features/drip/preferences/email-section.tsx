import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './preferences.module.css';
import type { Save, SubscriptionView } from './use-preferences.ts';

interface EmailSectionProps {
  subscription: SubscriptionView;
  save: Save;
  saving: string | undefined;
}

const emailDescription = ({ premium, confirmed, email }: SubscriptionView): string => {
  if (premium) return 'Everything is open to you, so there is nothing for us to announce.';
  if (confirmed) return `An email tells ${email} when it is time for a section.`;
  return `Emails about sections start once ${email} is confirmed by the button in our first email.`;
};

const Stopped = () => (
  <p className={styles.stopped}>
    <MailX className={styles.icon} size={22} strokeWidth={1.75} aria-hidden />
    <span>
      <b>You will get no more emails about this course.</b> Your sections go on opening on their days, and you keep what
      is open.
    </span>
  </p>
);

/**
 * Turns emails on and off. After they were stopped, offers to resume them by the same button, which keeps the focus.
 */
export const EmailSection = ({ subscription, save, saving }: EmailSectionProps) => {
  const { mails, paused } = subscription;
  const [wasStoppedHere, setStoppedHere] = useState(false);
  const toggleEmails = async () => {
    const announcement = mails ? 'You will get no more emails about this course.' : 'Emails are on again.';
    if (await save({ mails: !mails }, announcement)) setStoppedHere(mails);
  };
  const resumeLabel = wasStoppedHere ? 'Undo' : 'Send me emails again';
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
